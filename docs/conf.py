"""How Sphinx sets the documentation; `make docs` gathers the pages first."""

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Colonnade"
author = "The Colonnade authors"
project_copyright = author
extensions = ["myst_parser", "sphinx.ext.autodoc"]
# Docstrings are plain text; a name between backquotes is code.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
# Types of other packages, and our own aliases, have no page to lead to.
nitpick_ignore_regex = [("py:.*", ".*")]
exclude_patterns = ["_static"]
myst_heading_anchors = 4
html_theme = "furo"
html_title = "Colonnade"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_favicon = "_static/icon.svg"  # laid there by scripts/docs_site.py
html_copy_source = False
html_show_sphinx = False
nitpicky = True

SECTION = re.compile(r'<section id="[^"]*"(?P<text>.*?)(?=<section |\Z)', re.DOTALL)
TAG = re.compile(r"<[^>]*>")
FRENCH_WORDS = {"des", "est", "et", "la", "le", "les", "qui", "une"}
ENGLISH_WORDS = {"a", "and", "is", "of", "that", "the", "to", "which"}


def without_aliases(*told: object) -> None:
    """Drop what Python says of every field of a named tuple: that it is a field."""
    lines = told[-1]
    assert isinstance(lines, list)
    lines[:] = [line for line in lines if not line.startswith("Alias for field number")]


def in_french(app: object, page: str, template: str, context: dict[str, Any], tree: object) -> None:
    """Say of French pages, and of French sections of others, that they are French."""
    if page.endswith(".fr"):
        context["language"] = "fr"
    elif "body" in context:
        context["body"] = SECTION.sub(marked, context["body"])


def marked(section: re.Match[str]) -> str:
    """A section, marked as French if the small words of its text are."""
    words = TAG.sub(" ", section["text"]).lower().split()
    french, english = (sum(map(words.count, known)) for known in (FRENCH_WORDS, ENGLISH_WORDS))
    return section[0].replace(" id=", ' lang="fr" id=', 1) if french > english else section[0]


def setup(app: "Sphinx") -> None:
    """Called by Sphinx."""
    app.connect("html-page-context", in_french)
    app.connect("autodoc-process-docstring", without_aliases)
