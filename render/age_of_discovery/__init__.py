"""Pictures of Age of Discovery: the chart, the harbour, the hand, and what helps with a question."""

from __future__ import annotations
