"""Check every request the bot sends against Discord's own description, and against limits it omits."""

from cogs.local_table.limits.complaints import Upload
from tests.discord_contract.request import Request
from tests.discord_contract.request_checker import (
    RequestChecker,
    check,
    checked_requests,
    report_missing_description,
)

__all__ = ["Request", "RequestChecker", "Upload", "check", "checked_requests", "report_missing_description"]
