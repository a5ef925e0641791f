import { describe, expect, it } from "vitest";

import { soundsOf } from "../src/table/sound";
import { FADED, STRUCK, VOLUME } from "../src/table/synthesis";
import { happening } from "./views";

const events = (...kinds: readonly string[]) => kinds.map((kind) => ({ kind, facts: {} }));
const timbres = (
  game: string,
  kind: string,
  kinds: readonly string[],
  coins = false,
): readonly string[] => [
  ...new Set(
    soundsOf(happening(4, { kind, events: events(...kinds) }), game, coins).map(
      (heard) => heard.timbre,
    ),
  ),
];

describe("what is heard", () => {
  it("is bone for dice and metal for coins", () => {
    expect(timbres("senet", "thrown", ["threw"])).toEqual(["bone"]);
    expect(timbres("senet", "thrown", ["threw"], true)).toEqual(["coin"]);
  });

  it("is what the pieces are made of", () => {
    expect(timbres("corintho", "played", ["capital_stacked"])).toEqual(["stone"]);
    expect(timbres("les-4-colonnes", "played", ["advanced", "captured"])).toEqual(["stone"]);
    expect(timbres("columbiz", "played", ["placed", "line_made"])).toEqual(["wood", "string"]);
  });

  it("is water where a pawn falls into it", () => {
    expect(timbres("senet", "played", ["advanced", "washed_back"])).toEqual(["wood", "water"]);
  });

  it("ends with bronze", () => {
    expect(timbres("senet", "played", ["left", "won"]).at(-1)).toBe("bronze");
    expect(timbres("corintho", "played", ["stack_moved", "won_by_extending"]).at(-1)).toBe("bronze");
  });

  it("is nothing when somebody sits down", () => {
    expect(soundsOf(happening(3, { kind: "seat_taken" }), "senet", true)).toEqual([]);
  });
});

describe.each(Object.entries(STRUCK))("%s", (_, { partials, blow }) => {
  it("is not clipped even if all its tones meet", () => {
    const together = partials.reduce((sum, [, share]) => sum + share, blow.share);
    expect(VOLUME * together).toBeLessThan(1);
  });

  it("is over before the game has gone on for long", () => {
    const longest = Math.max(blow.length, ...partials.map(([, , length]) => length));
    expect(FADED * longest).toBeLessThan(3);
  });
});
