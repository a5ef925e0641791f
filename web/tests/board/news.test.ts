import { expect, it } from "vitest";

import { News } from "../../src/board/news";
import type { Happening } from "../../src/board/types";

const told = (...versions: number[]): Happening[] =>
  versions.map((version) => ({ version, kind: "played", seat: 0, token: "", events: [], facts: {} }));
const versions = (story: readonly Happening[]): number[] => story.map(({ version }) => version);

it("nothing is played on arrival", () => {
  expect(new News().take(told(1, 2, 3))).toEqual([]);
});

it("only what is new is played", () => {
  const news = new News();
  news.take(told(3));
  expect(versions(news.take(told(3, 4, 5)))).toEqual([4, 5]);
  expect(news.take(told(4, 5))).toEqual([]);
});

it("the first move of a game is played", () => {
  const news = new News();
  news.take([]);
  expect(versions(news.take(told(7)))).toEqual([7]);
});

it("stepping back plays nothing, and stepping on again does", () => {
  const news = new News();
  news.take(told(5));
  expect(news.take(told(4))).toEqual([]);
  expect(versions(news.take(told(5)))).toEqual([5]);
});
