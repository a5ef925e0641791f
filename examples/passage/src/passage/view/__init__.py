"""Passage on screens: characters, SVG, layout and scene."""
