"""The inner loops (kernels) that are compiled together with a game's rules."""
