"""HTTP: endpoints, request context, responses, security headers and the static site."""
