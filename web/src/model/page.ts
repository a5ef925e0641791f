/** Which page an address means. */

export type Page =
  | { readonly name: "home" }
  | { readonly name: "new"; readonly game: string }
  | { readonly name: "table"; readonly table: string }
  | { readonly name: "rules"; readonly game: string; readonly of: "rules" | "notation" }
  | { readonly name: "learn"; readonly game: string }
  | { readonly name: "games" }
  | { readonly name: "replay" }
  /** The review of a table's game or, without one, of the record that was opened last. */
  | { readonly name: "review"; readonly table: string }
  | { readonly name: "settings" }
  | { readonly name: "lost" };

/** The page of a path. */
export function pageOf(path: string): Page {
  const [first = "", second = "", ...rest] = path.split("/").filter((part) => part !== "");
  if (first === "rules" && rest.length === 1 && rest[0] === "notation")
    return { name: "rules", game: second, of: "notation" };
  if (rest.length > 0) return { name: "lost" };
  if (first === "") return { name: "home" };
  if (first === "review") return { name: "review", table: second };
  if (second === "") {
    const isPage = first === "games" || first === "replay" || first === "settings";
    return isPage ? { name: first } : { name: "lost" };
  }
  switch (first) {
    case "rules":
      return { name: "rules", game: second, of: "rules" };
    case "new":
    case "learn":
      return { name: first, game: second };
    case "table":
      return { name: "table", table: second };
    default:
      return { name: "lost" };
  }
}
