import { describe, expect, it } from "vitest";

import { sentence, tell } from "../src/store/telling";
import type { GameWords } from "../src/wire/schema.gen";
import { happening } from "./views";

const WORDS: GameWords = {
  game: { advanced: { en: "{seat} goes from {from} to {to}.", fr: "{seat} avance de {from} à {to}." } },
  table: { resigned: { en: "{seat} gives up.", fr: "{seat} abandonne." } },
  seat_facts: ["seat"],
};

describe("sentences", () => {
  it("call seats by their names and begin with a capital", () => {
    const said = { en: "{seat} has {squares}.", fr: "" };
    const text = sentence(said, { seat: 1, squares: 1 }, "en", ["ada", "bo"], ["seat"]);
    expect(text).toBe("Bo has 1.");
  });

  it("tell the events of a token, or what was done around the game", () => {
    const events = [{ kind: "advanced", facts: { seat: 0, from: "1", to: "2" } }];
    const names = ["Ada", "Bo"];
    expect(tell(happening(1, { events }), WORDS, "fr", names)).toBe("Ada avance de 1 à 2.");
    const gone = happening(2, { kind: "resigned", seat: 1, token: "" });
    expect(tell(gone, WORDS, "en", names)).toBe("Bo gives up.");
    expect(tell(happening(3, { kind: "unheard of" }), WORDS, "en", names)).toBe("");
  });
});
