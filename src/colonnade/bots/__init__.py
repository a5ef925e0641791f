"""Choosers: whoever picks a move when it is a seat's turn and nobody is at the keyboard."""
