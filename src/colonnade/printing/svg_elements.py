"""SVG for a document in which boards differ by a few pieces: each element is rendered once."""

from typing import Any, Final, TypeAlias, cast
from xml.etree.ElementTree import Element, fromstring, tostring

from fpdf.drawing import GraphicsContext
from fpdf.svg import SVGObject

Key: TypeAlias = tuple[object, ...]

_NAMESPACE: Final = "http://www.w3.org/2000/svg"
_DEFINITIONS: Final = f"{{{_NAMESPACE}}}defs"
_VIEW: Final = f"{{{_NAMESPACE}}}view"
"""A part of a drawing that pages show alone; it draws nothing."""
_GRADIENT: Final = "url("


class SvgElements:
    """The elements of the drawings of one document, as they were written to it.

    What is written names fonts and graphics states by their numbers in that document.
    """

    def __init__(self) -> None:
        self._written: dict[Key, str] = {}

    def group(self, svg: str) -> GraphicsContext:
        """A drawing: elements one after the other, or all within one group."""
        root = fromstring(f'<svg xmlns="{_NAMESPACE}">{svg}</svg>')  # our own
        for parent in list(root.iter()):
            for view in parent.findall(_VIEW):
                parent.remove(view)
        every = tostring(root)
        whole = root[0] if len(root) == 1 else root
        inherited = tuple(whole.attrib.items())
        children = [child for child in whole if child.tag != _DEFINITIONS]
        keys = [(inherited, *_key(child)) for child in children]
        new = [key not in self._written for key in keys]
        for child, is_new in zip(children, new, strict=True):
            if not is_new:
                whole.remove(child)
        base: Any = SVGObject(tostring(root)).base_group
        group = base if whole is root else base.path_items[0]
        made = iter(group.path_items)
        if len(group.path_items) == sum(new):
            group.path_items = [
                _SharedElement(self._written, key, next(made) if is_new else None)
                for key, is_new in zip(keys, new, strict=True)
            ]
        else:  # An element draws nothing, or several things.
            base = SVGObject(every).base_group
        return cast("GraphicsContext", base)


def _key(element: Element) -> Key:
    """An element with all that is in it, as a value."""
    return (element.tag, element.text, *element.attrib.items(), *map(_key, element))


class _SharedElement:
    """An element that is rendered at its first place and repeated at all others."""

    def __init__(self, written: dict[Key, str], key: Key, item: Any) -> None:  # noqa: ANN401
        self._written, self._key, self._item = written, key, item

    def render(
        self,
        registry: Any,  # noqa: ANN401
        style: Any,  # noqa: ANN401
        last: Any,  # noqa: ANN401
        start: Any,  # noqa: ANN401
    ) -> tuple[str, Any, Any]:
        """What the library asks of everything that is drawn."""
        if self._item is None:
            return self._written[self._key], last, start
        said: str = self._item.render(registry, style, last, start)[0]
        # A gradient is made for its place on the sheet.
        if _GRADIENT not in repr(self._key):
            self._written[self._key] = said
        return said, last, start
