"""Child processes: engines, analysis and PDF rendering."""
