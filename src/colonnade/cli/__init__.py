"""What all commands share: language, help texts, argument types and errors of files."""
