"""What all plots share: the optional dependency matplotlib, and colours."""

from typing import Final

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Text

PALETTE: Final = ("#2a6f97", "#e07a1f", "#5a8f3d", "#8a4fa3")
"""Distinguishable in greyscale as well."""


def require_matplotlib(option: str) -> None:
    """Refuse an option early if matplotlib, which it needs at the end, is missing."""
    try:
        import matplotlib  # noqa: F401 - an extra
    except ImportError:
        raise ColonnadeError(
            Text(
                f"{option} needs matplotlib: pip install 'colonnade[lab]'",
                f"{option} demande matplotlib : pip install 'colonnade[lab]'",
            )
        ) from None
