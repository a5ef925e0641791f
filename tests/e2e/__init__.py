"""Tests that drive a browser: one package, so that one browser serves them all."""
