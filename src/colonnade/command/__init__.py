"""What all commands share: the language they speak, their help in it, and troubles with files."""
