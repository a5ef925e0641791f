import { expect, it } from "vitest";

import { UnseenEvents } from "../../src/board/unseen_events";
import type { TableEvent } from "../../src/board/types";

const told = (...versions: number[]): TableEvent[] =>
  versions.map((version) => ({ version, kind: "played", seat: 0, token: "", events: [], facts: {} }));

it("nothing is played on arrival", () => {
  expect(new UnseenEvents().take(told(1, 2, 3))).toEqual([]);
});

it("a story is played once", () => {
  const news = new UnseenEvents();
  news.take([]);
  const story = told(7);
  expect(news.take(story)).toBe(story);
  expect(news.take(story)).toEqual([]);
});

it("stepping back plays nothing, and stepping on again does", () => {
  const news = new UnseenEvents();
  news.take(told(5));
  expect(news.take([])).toEqual([]);
  const again = told(5);
  expect(news.take(again)).toBe(again);
});
