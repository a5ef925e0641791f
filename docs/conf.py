"""How Sphinx sets the documentation; `make docs` gathers the pages first."""

project = "Colonnade"
author = "The Colonnade authors"
project_copyright = author
extensions = ["myst_parser"]
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
