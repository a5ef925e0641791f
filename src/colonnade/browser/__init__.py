"""The server inside a browser: the same tables and answers in a Worker, without a network.

`BrowserServer` runs in one Worker and holds the tables, `Thinker` in a second one and computes
bots' moves, hints and reviews. What they exchange with the page is what the server exchanges with
it over HTTP and WebSockets. Neither imports anything that only a browser has: what the browser
gives them is a `Host`, which a test replaces.
"""
