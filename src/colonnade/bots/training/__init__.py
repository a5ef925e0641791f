"""Training jobs, schedules and comparison of weight sets."""
