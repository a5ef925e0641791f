"""A PDF whose content is marked: what is read aloud, in its order, and what is only decoration.

The library writes marked content for pictures alone; this extends its own structure tree by
headings and paragraphs, which are children of the document, and by lists and tables, which have
parts. The document says that it keeps to PDF/UA, the standard of documents that can be read aloud.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from typing import Any, Final, Literal, TypeAlias

from fpdf import FPDF
from fpdf.structure_tree import StructElem, StructureTreeBuilder
from fpdf.syntax import PDFObject

Tag: TypeAlias = Literal["H1", "H2", "H3", "P", "Figure", "LBody", "TH", "TD"]
Group: TypeAlias = Literal["L", "LI", "Table", "TR"]
"""Elements that consist of other elements."""
Heads: TypeAlias = Literal["Row", "Column"]
"""What the cell at the head of a table is the head of."""

_DESCRIPTION: Final = """<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" pdfuaid:part="1">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>
<dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>"""
"""What the document says of itself, as the standard wants it."""


class Part(StructElem):
    """An element within another one; the library knows the page of the outermost alone."""

    def __init__(
        self, tag: Tag | Group, parent: StructElem, kids: list[int], heads: Heads | None = None
    ) -> None:
        super().__init__(f"/{tag}", parent, kids, parent.page_number())
        self._around = parent
        # The library writes attributes of an element by their names.
        self.a = f"<</O /Table /Scope /{heads}>>" if heads else None
        parent.k.append(self)

    @property
    def pg(self) -> Any:  # noqa: ANN401 - the library's page object
        """The page of the element around it."""
        return self._around.pg

    @pg.setter
    def pg(self, page: object) -> None:
        """Nothing: it is derived."""


class Tree(StructureTreeBuilder):
    """A structure tree with elements in elements."""

    def __iter__(self) -> Iterator[PDFObject]:
        yield self.struct_tree_root
        yield self.doc_struct_elem
        yield self.struct_tree_root.parent_tree
        yield from descendants(self.doc_struct_elem)


def descendants(element: StructElem) -> Iterator[StructElem]:
    """Every element within another, in the order in which they are read."""
    for child in element.k:
        if isinstance(child, StructElem):
            yield child
            yield from descendants(child)


class TaggedPdf(FPDF):
    """Content that is not inside a tag is decoration."""

    _in_tag = False

    def __init__(self, *args: Any, **named: Any) -> None:  # noqa: ANN401 - the library's own
        super().__init__(*args, **named)
        self.struct_builder = Tree()

    def describe(self, title: str, author: str, language: str) -> None:
        """Say what the document is, in both of the ways that readers look for it."""
        self.set_title(title)
        self.set_author(author)
        self.set_lang(language)
        said = {"title": title, "author": author, "language": language}
        self.set_xmp_metadata(_DESCRIPTION.format(**{key: escape(s) for key, s in said.items()}))

    def group(
        self, tag: Group, parent: StructElem | None = None, more_of: StructElem | None = None
    ) -> StructElem:
        """An element for other elements: a new one, or that which was begun on this page."""
        if more_of is not None and more_of.page_number() == self.page:
            return more_of
        if parent is not None:
            return Part(tag, parent, [])
        document = self.struct_builder.doc_struct_elem
        element = StructElem(f"/{tag}", document, [], self.page)
        document.k.append(element)
        return element

    @contextmanager
    def tagged(
        self,
        tag: Tag,
        alt: str | None = None,
        more_of: StructElem | None = None,
        parent: StructElem | None = None,
        heads: Heads | None = None,
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
            if parent is not None:
                self._move(element, Part(tag, parent, [mcid], heads))
                element = parent.k[-1]
        self._out(f"/{tag} <</MCID {mcid}>> BDC")
        self._in_tag = True
        try:
            yield element
        finally:
            self._in_tag = False
            self._out("EMC")

    def _move(self, element: StructElem, part: Part) -> None:
        """Let a part take the place of the element that the library has just added."""
        builder = self.struct_builder
        builder.doc_struct_elem.k.remove(element)
        marked = builder.struct_tree_root.parent_tree.nums[builder.spid_per_page_number[self.page]]
        marked[-1] = part

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
