"""Tables on the network: HTTP for what is asked once, a socket for play.

Nobody is told of a move before it is durable. One table's trouble stays at that table.
"""
