"""Showing the games to whoever has started the server on his own machine."""

import os
import sys
import webbrowser


def show_page(address: str) -> bool:
    """Open a page in a browser; False where there is none with windows."""
    # Without a screen Python would start a browser of text, in the place of the server's words.
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    has_screen = sys.platform in ("win32", "darwin") or any(map(os.environ.get, screens))
    try:
        return has_screen and webbrowser.open(address)
    except webbrowser.Error:
        return False
