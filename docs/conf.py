"""How Sphinx sets the documentation; `make docs` gathers the pages first."""

project = "Colonnade"
author = "The Colonnade authors"
project_copyright = author
extensions = ["myst_parser", "sphinx.ext.autodoc"]
# Docstrings are plain text; a name between backquotes is code.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
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
