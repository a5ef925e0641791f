"""Live tables: registry, subscribers, turn timers, automation and the log writer."""
