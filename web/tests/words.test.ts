import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

import { en } from "../src/words/en";
import { fr } from "../src/words/fr";

const SOURCES = join(__dirname, "..", "src");
/** Words that are put together from parts: `say(`level_${level}`)`. */
const COMPOSED = /^(level|theme|speed|verdict|here|your|turn|how|outcome|notify|statistics|begins)_|^(auto|show)_\w+_about$/;

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === "words" ? "" : sources(path);
      return /\.(ts|svelte)$/.test(entry.name) ? readFileSync(path, "utf-8") : "";
    })
    .join("\n");
}

it("every word is said somewhere", () => {
  const text = sources(SOURCES) + readFileSync(join(SOURCES, "words", "say.svelte.ts"), "utf-8");
  const unsaid = Object.keys(fr).filter(
    (word) => !COMPOSED.test(word) && !new RegExp(`["'\`]${word}["'\`]`).test(text),
  );
  expect(unsaid).toEqual([]);
});

it("both languages have the same holes", () => {
  const holes = (text: string): readonly string[] => [...new Set([...text.matchAll(/\{#?(\w+)/g)].map((found) => found[1] ?? ""))].sort();
  for (const [word, text] of Object.entries(fr)) {
    expect(holes(en[word as keyof typeof fr]), word).toEqual(holes(text));
  }
});
