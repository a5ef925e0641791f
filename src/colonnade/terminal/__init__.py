"""People around one keyboard: plain lines that a screen reader reads as well."""
