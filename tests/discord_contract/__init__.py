"""Every request the bot sends, checked against Discord's own description and the limits it lacks."""

from tests.discord_contract.listening import Wire, check, report, watch
from tests.discord_contract.request import Request, Upload

__all__ = ["Request", "Upload", "Wire", "check", "report", "watch"]
