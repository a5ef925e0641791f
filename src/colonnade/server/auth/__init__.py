"""Who may do what: access control, seat keys and rate limits."""
