import { expect, it } from "vitest";

import { momentAt, pointAt, sidesOf } from "../src/model/review";
import { fairHelp } from "../src/model/selectors";
import type { Review } from "../src/wire/schema.gen";
import { BOT, OPEN, PERSON, view } from "./views";

const FRAME = { left: 10, top: 20, width: 100, height: 50 };

function review(start: readonly number[], ...after: readonly (readonly number[])[]): Review {
  const players = start.map((_, seat) => ({ seat }));
  return { players, start, steps: after.map((chances) => ({ after: chances })) } as unknown as Review;
}

it("partners are drawn as one line", () => {
  const sides = sidesOf(review([0.5, 0.5, 0.5, 0.5], [0.6, 0.4, 0.6, 0.4]));
  expect(sides.map((side) => side.seats)).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(sides[0]?.chances).toEqual([0.5, 0.6]);
});

it("chances become points, and touches moments", () => {
  expect(pointAt(FRAME, 0, 4, 1)).toEqual({ x: 10, y: 20 });
  expect(pointAt(FRAME, 4, 4, 0)).toEqual({ x: 110, y: 70 });
  expect(pointAt(FRAME, 0, 0, 0.5).x).toBe(10);
  expect(momentAt(FRAME, 10 + 51, 4)).toBe(2);
  expect(momentAt(FRAME, -5, 4)).toBe(0);
  expect(momentAt(FRAME, 500, 4)).toBe(4);
});

it("help is fair where nobody else plays", () => {
  expect(fairHelp(view({ seats: [PERSON, BOT] }), [0])).toBe(true);
  expect(fairHelp(view(), [0, 1])).toBe(true);
  expect(fairHelp(view(), [0])).toBe(false);
  expect(fairHelp(view({ seats: [PERSON, OPEN] }), [0])).toBe(false);
  expect(fairHelp(view({ seats: [BOT, BOT] }), [])).toBe(true);
  expect(fairHelp(view(), [])).toBe(false);
});
