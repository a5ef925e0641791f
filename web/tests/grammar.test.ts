import { expect, it } from "vitest";

import cases from "../../tests/kernel/grammar_cases.json";
import { fill, type Filling } from "../src/model/grammar";
import type { Language } from "../src/model/words";

it.each(cases as unknown as readonly [Language, string, Filling, string][])(
  "fills a sentence as its language wants it: %s %s %j",
  (language, template, facts, wanted) => {
    expect(fill(template, facts, language)).toBe(wanted);
  },
);

it("leaves a hole for which there is no fact", () => {
  expect(fill("{seat} {what}", { seat: "Ada" }, "en")).toBe("Ada {what}");
});
