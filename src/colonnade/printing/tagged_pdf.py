"""A PDF whose content is marked: what is read aloud, in its order, and what is only decoration.

The library writes marked content for pictures alone; this extends its own structure tree by
headings and paragraphs, all children of the document.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, TypeAlias

from fpdf import FPDF
from fpdf.structure_tree import StructElem

Tag: TypeAlias = Literal["H1", "H2", "H3", "P", "Figure"]


class TaggedPdf(FPDF):
    """Content that is not inside a tag is decoration."""

    _in_tag = False

    @contextmanager
    def tagged(
        self, tag: Tag, alt: str | None = None, more_of: StructElem | None = None
    ) -> Iterator[StructElem]:
        """Mark what is drawn meanwhile, as an element of its own or as more of one on this page."""
        if self._in_tag:
            raise ValueError("tags do not nest")
        builder = self.struct_builder
        page = builder.spid_per_page_number.get(self.page)
        mcid = 0 if page is None else len(builder.struct_tree_root.parent_tree.nums[page])
        if more_of is not None and more_of.page_number() == self.page and page is not None:
            element = more_of
            element.k.append(mcid)
            builder.struct_tree_root.parent_tree.nums[page].append(element)
        else:
            element = self._add_marked_content(struct_type=f"/{tag}", mcid=mcid, alt_text=alt)
        self._out(f"/{tag} <</MCID {mcid}>> BDC")
        self._in_tag = True
        try:
            yield element
        finally:
            self._in_tag = False
            self._out("EMC")

    @contextmanager
    def untagged(self) -> Iterator[None]:
        """Mark what is drawn meanwhile as decoration, unless it is inside a tag."""
        if self._in_tag:
            yield
            return
        self._out("/Artifact BMC")
        self._in_tag = True
        try:
            yield
        finally:
            self._in_tag = False
            self._out("EMC")
