"""Games at one keyboard: plain lines of text that a screen reader can read."""
