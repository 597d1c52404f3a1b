"""What is counted and measured while the bot runs. `/metrics` shows it; docs/MONITORING.md explains it.

Nothing here names a person, a server or a table: labels are games, kinds and routes, few and known before.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics

disable_created_metrics()  # type: ignore[no-untyped-call]  # when each was counted first: a third of all lines, and of use to nobody
REGISTRY = CollectorRegistry()
QUICK = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5)
"""Seconds. Discord waits three for an answer."""
SLOW = (0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 1800)
SIZES = (25_000, 50_000, 100_000, 200_000, 400_000, 800_000, 1_600_000)

MOVES = Counter("portolan_moves", "Moves written to the log", ["game", "by"], registry=REGISTRY)
CLICKS = Counter("portolan_clicks", "Clicks, forms and commands", ["kind", "outcome"], registry=REGISTRY)
ACKNOWLEDGE_SECONDS = Histogram(
    "portolan_acknowledge_seconds",
    "From a click that arrives to the acknowledgement that Discord has taken",
    buckets=QUICK,
    registry=REGISTRY,
)
DURABLE_SECONDS = Histogram(
    "portolan_durable_seconds",
    "From a click that arrives to its move on the disk",
    buckets=QUICK,
    registry=REGISTRY,
)
POSTED_SECONDS = Histogram(
    "portolan_posted_seconds",
    "From a change at a table to its board in the channel",
    buckets=SLOW,
    registry=REGISTRY,
)
PICTURE_SECONDS = Histogram(
    "portolan_picture_seconds",
    "Time to draw a picture, waiting included",
    ["kind"],
    buckets=SLOW,
    registry=REGISTRY,
)
PICTURE_BYTES = Histogram(
    "portolan_picture_bytes", "Size of a picture", ["kind"], buckets=SIZES, registry=REGISTRY
)
PICTURE_CPU_SECONDS = Counter(
    "portolan_picture_cpu_seconds",
    "Processor time of drawing and of encoding pictures, in whatever process",
    ["part"],
    registry=REGISTRY,
)
LOOP_LAG_SECONDS = Histogram(
    "portolan_loop_lag_seconds",
    "By how much the event loop was late",
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
    registry=REGISTRY,
)
DISCORD_REQUESTS = Counter(
    "portolan_discord_requests",
    "Requests to Discord; status is 2xx, 4xx, 429, 5xx or failed",
    ["method", "route", "status"],
    registry=REGISTRY,
)
JOBS_FAILED = Counter("portolan_jobs_failed", "Periodic jobs that failed", ["job"], registry=REGISTRY)

# What is looked up when somebody asks.
UP = Gauge("portolan_up", "1 if this part works", ["part"], registry=REGISTRY)
OUTBOX_LETTERS = Gauge("portolan_outbox_letters", "Unsent messages", ["when"], registry=REGISTRY)
OUTBOX_AGE_SECONDS = Gauge(
    "portolan_outbox_age_seconds", "For how long the oldest message that is due has waited", registry=REGISTRY
)
COMPUTER_QUEUE = Gauge(
    "portolan_computer_queue", "Thoughts of computer players that wait or are under way", registry=REGISTRY
)
TABLES = Gauge("portolan_tables", "Tables by state", ["state"], registry=REGISTRY)
SERVERS = Gauge("portolan_servers", "Servers that the bot is on", registry=REGISTRY)
GATEWAY_LATENCY_SECONDS = Gauge(
    "portolan_gateway_latency_seconds", "Until Discord answered the last heartbeat", registry=REGISTRY
)
START_TIME_SECONDS = Gauge(
    "portolan_start_time_seconds", "When the bot was started, in seconds since 1970", registry=REGISTRY
)
VERSION = Gauge("portolan_version", "Always 1; the version is its label", ["version"], registry=REGISTRY)
