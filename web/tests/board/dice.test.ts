import { describe, expect, it } from "vitest";

import { arranged, PIPS, written } from "../../src/board/dice";
import { settlingTime, stepTime } from "../../src/board/durations";

describe("dice", () => {
  it("are written as notations write them", () => {
    expect(written([5, 3, 3])).toBe("335");
    expect(written([])).toBe("-");
  });

  it("have as many pips as they say", () => {
    for (const value of [1, 2, 3, 4, 5, 6]) expect(PIPS[value]).toHaveLength(value);
  });

  it("stay where they lie while others are thrown", () => {
    const thrown = arranged([], [1, 2, 5, 5]);
    const aside = thrown.filter((die) => die.value === 5).map((die) => ({ ...die, kept: true }));
    const again = arranged(aside, [5, 5, 3, 6]);
    expect(again.filter((die) => die.kept).map((die) => die.id)).toEqual([2, 3]);
    expect(again.map((die) => die.value).sort()).toEqual([3, 5, 5, 6]);
    expect(new Set(again.map((die) => die.id)).size).toBe(4);
  });

  it("leave when they are spent", () => {
    const before = arranged([], [1, 5, 5, 6]);
    expect(arranged(before, [1, 6]).map((die) => die.id)).toEqual([0, 3]);
    expect(arranged(before, [])).toEqual([]);
  });
});

describe("a move", () => {
  it("is one breath, however long its way", () => {
    for (const steps of [1, 2, 5, 12, 68]) {
      expect(stepTime(steps, 1) * steps).toBeLessThanOrEqual(900);
      expect(stepTime(steps, 2)).toBe(stepTime(steps, 1) / 2);
    }
  });

  it("takes no time when nothing shall move", () => {
    expect(stepTime(3, 0)).toBe(0);
    expect(settlingTime(0)).toBe(0);
    expect(settlingTime(1)).toBeLessThanOrEqual(500);
  });
});
