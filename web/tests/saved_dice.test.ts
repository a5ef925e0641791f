import { beforeEach, expect, test, vi } from "vitest";

import { keepDice, keepSeed, keptDice, swapped } from "../src/dice/saved_dice";
import type { View } from "../src/wire/schema.gen";

const SEATS = [
  { kind: "person", name: "Ada" },
  { kind: "bot", name: "" },
];

function seen(throws: number, seeds: readonly string[], commitment = "first"): View {
  const dice = { commitment, seeds, throws, secret: "" };
  return { table: "t", dice, seats: SEATS } as unknown as View;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("the first commitment stays, whatever the table says later", () => {
  keepSeed("t", 0, "mine");
  expect(keepDice(seen(0, ["", ""]))).toBe(false);
  expect(keepDice(seen(1, ["mine", ""], "another"))).toBe(true);
  const kept = keptDice("t");
  expect(kept).toEqual({ commitment: "first", own: { 0: "mine" }, bots: [1], seeds: ["mine", ""] });
});

test("what was swapped is named", () => {
  keepSeed("t", 0, "mine");
  keepDice(seen(0, ["mine", ""]));
  const early = keptDice("t")!;
  expect(swapped(early, { commitment: "first", seeds: ["mine", ""] })).toBeNull();
  expect(swapped(early, { commitment: "other", seeds: ["mine", ""] })).toBe("commitment");
  expect(swapped(early, { commitment: "first", seeds: ["his", ""] })).toBe("seed");
  expect(swapped(early, { commitment: "first", seeds: ["mine", "ground"] })).toBe("bot");
});

test("a seed that changes after the first throw is noticed", () => {
  keepDice(seen(1, ["a", "b"]));
  expect(swapped(keptDice("t")!, { commitment: "first", seeds: ["a", "c"] })).toBe("seed");
});

test("a full or broken storage stops nobody", () => {
  localStorage.setItem("colonnade.dice", "{broken");
  expect(keptDice("t")).toBeNull();
  expect(keepDice(seen(0, ["", ""]))).toBe(false);
});
