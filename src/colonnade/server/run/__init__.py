"""Starting the server: sockets, addresses and the browser."""
