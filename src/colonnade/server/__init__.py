"""Tables on the network: HTTP for single requests, a WebSocket for play.

A move is durable before anybody is told of it. A fault at one table does not affect the others.
"""
