/** The few signs of Markdown that the rules pages use, as values a page can draw. */

export type Span =
  | { readonly kind: "text" | "code" | "strong" | "em"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly to: string };

/** A position that can be played on. */
export interface Figure {
  /** Where it stands: its clause, or nothing in the advice. */
  readonly clause: string;
  readonly options: Readonly<Record<string, string>>;
  readonly position: string;
  readonly caption: string;
}

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly clause: string; readonly spans: readonly Span[] }
  | { readonly kind: "paragraph"; readonly spans: readonly Span[] }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: "figure"; readonly figure: Figure }
  | { readonly kind: "table"; readonly head: readonly (readonly Span[])[]; readonly rows: readonly (readonly (readonly Span[])[])[] }
  | { readonly kind: "pre"; readonly text: string };

const CLAUSE = /^([A-Z]\d+)\. /;
const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)]+)\)/g;
const ITEM = /^(?:[-*]|\d+\.) /;
const FIGURE = "```figure";
const RULE = /^\|?\s*:?-{3,}/;

/** A page as blocks. */
export function parseMarkdown(page: string): readonly Block[] {
  const blocks: Block[] = [];
  const lines = page.split("\n");
  let within = "";
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const heading = /^(#{1,6}) (.*)$/.exec(line);
    if (line.trim() === "") {
      at += 1;
    } else if (heading) {
      const [, marks = "", text = ""] = heading;
      const clause = CLAUSE.exec(text)?.[1] ?? "";
      within = clause;
      blocks.push({ kind: "heading", level: marks.length, clause, spans: parseSpans(text) });
      at += 1;
    } else if (line.startsWith(FIGURE)) {
      const [position = "", caption = ""] = lines.slice(at + 1);
      const options = optionsOf(line.slice(FIGURE.length));
      // French pages are set with spaces that do not break; a position is no French.
      const plain = position.replaceAll("\u00a0", " ");
      blocks.push({ kind: "figure", figure: { clause: within, options, position: plain, caption } });
      at += 4;
    } else {
      const stretch = taken(lines, at, kindOf(line));
      blocks.push(block(kindOf(line), stretch));
      at += stretch.length;
    }
  }
  return blocks;
}

/** Options as a figure names them: `players=4 teams=yes`. */
function optionsOf(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(" ").filter((part) => part !== "");
  return Object.fromEntries(pairs.map((pair) => pair.split("=") as [string, string]));
}

type Kind = "paragraph" | "list" | "table" | "pre";

function kindOf(line: string): Kind {
  if (line.startsWith("|")) return "table";
  if (ITEM.test(line)) return "list";
  return line.startsWith("    ") ? "pre" : "paragraph";
}

/** The lines of one block: until an empty one, or one of another kind. */
function taken(lines: readonly string[], from: number, kind: Kind): readonly string[] {
  const found: string[] = [];
  for (const line of lines.slice(from)) {
    const continues = kind === "list" && line.startsWith("  ");
    if (line.trim() === "" || line.startsWith("#") || (kindOf(line) !== kind && !continues)) break;
    found.push(line);
  }
  return found;
}

function block(kind: Kind, lines: readonly string[]): Block {
  switch (kind) {
    case "paragraph":
      return { kind, spans: parseSpans(lines.join(" ")) };
    case "pre":
      return { kind, text: lines.map((line) => line.slice(4)).join("\n") };
    case "list": {
      const items: string[] = [];
      for (const line of lines) {
        if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
        else items.push(`${items.pop() ?? ""} ${line.trim()}`);
      }
      return { kind, ordered: /^\d/.test(lines[0] ?? ""), items: items.map(parseSpans) };
    }
    case "table": {
      const [head = [], ...rows] = lines
        .filter((line) => !RULE.test(line))
        .map((line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => parseSpans(cell.trim())));
      return { kind, head, rows };
    }
  }
}

/** A line as spans. */
export function parseSpans(text: string): readonly Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) spans.push({ kind: "text", text: text.slice(at, match.index) });
    const [whole, code, strong, em, label, to] = match;
    if (code !== undefined) spans.push({ kind: "code", text: code });
    else if (strong !== undefined) spans.push({ kind: "strong", text: strong });
    else if (em !== undefined) spans.push({ kind: "em", text: em });
    else spans.push({ kind: "link", text: label ?? "", to: to ?? "" });
    at = match.index + whole.length;
  }
  if (at < text.length) spans.push({ kind: "text", text: text.slice(at) });
  return spans;
}

/** The words of a line alone. */
export function plainText(spans: readonly Span[]): string {
  return spans.map((span) => span.text).join("");
}

/** The address of a chapter within its page. */
export function anchorOf(spans: readonly Span[]): string {
  return plainText(spans)
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, "-");
}
