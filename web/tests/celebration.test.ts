import { expect, it } from "vitest";

import { CELEBRATION, flyers } from "../src/table/celebration";

it("what is thrown up comes down in time, and stays over the board", () => {
  for (const { from, drift, height, delay, duration } of flyers()) {
    expect(delay + duration).toBeLessThanOrEqual(CELEBRATION);
    expect(from).toBeGreaterThan(0);
    expect(from).toBeLessThan(1);
    expect(height).toBeLessThan(1);
    expect(Math.abs(drift)).toBeLessThan(0.3);
  }
});
