"""Every request the bot sends, checked against Discord's own description and the limits it lacks."""

from tests.wire.listening import Wire, check, report, watch
from tests.wire.request import Request, Upload

__all__ = ["Request", "Upload", "Wire", "check", "report", "watch"]
