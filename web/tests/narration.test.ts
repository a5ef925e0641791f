import { describe, expect, it } from "vitest";

import { sentence, tell, tellAwaited, tellNews } from "../src/model/narration";
import type { GameWords } from "../src/wire/schema.gen";
import { happening } from "./views";

const WORDS: GameWords = {
  game: { advanced: { en: "{seat} goes from {from} to {to}.", fr: "{seat} avance de {from} à {to}." } },
  table: { resigned: { en: "{seat} gives up.", fr: "{seat} abandonne." } },
  seat_facts: ["seat"],
};

describe("sentences", () => {
  it("join «de» to a name that begins with a vowel, in French", () => {
    const said = { en: "the line of {seat}", fr: "la ligne de {seat}" };
    const told = (name: string, language: "fr" | "en"): string =>
      sentence(said, { seat: 0 }, language, [name], ["seat"]);
    expect(told("Ada", "fr")).toBe("La ligne d’Ada");
    expect(told("Élise", "fr")).toBe("La ligne d’Élise");
    expect(told("Vert", "fr")).toBe("La ligne de Vert");
    expect(told("Ada", "en")).toBe("The line of Ada");
    const moved = { en: "", fr: "la pile de {from}" };
    expect(sentence(moved, { from: "a1" }, "fr", ["Ada"], ["seat"])).toBe("La pile de a1");
  });

  it("ask whoever is to act, and tell the others", () => {
    const words: GameWords = {
      ...WORDS,
      game: {
        ask_throw: { en: "Throw.", fr: "Lance." },
        wait_throw: { en: "{seat} throws.", fr: "{seat} lance." },
      },
    };
    const situation = [{ kind: "throw", facts: { seat: 1 } }];
    expect(tellAwaited(situation, "ask", words, "fr", ["Ada", "Bo"])).toBe("Lance.");
    expect(tellAwaited(situation, "wait", words, "en", ["Ada", "Bo"])).toBe("Bo throws.");
  });

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

  it("as news leave out whose turn follows, unless nothing else happened", () => {
    const words: GameWords = {
      ...WORDS,
      game: { ...WORDS.game, turn_passes: { en: "It is {seat}’s turn.", fr: "À {seat} de jouer." } },
    };
    const moved = { kind: "advanced", facts: { seat: 0, from: "1", to: "2" } };
    const passed = { kind: "turn_passes", facts: { seat: 1 } };
    const names = ["Ada", "Bo"];
    const both = happening(1, { events: [moved, passed] });
    expect(tell(both, words, "en", names)).toBe("Ada goes from 1 to 2. It is Bo’s turn.");
    expect(tellNews(both, words, "en", names)).toBe("Ada goes from 1 to 2.");
    expect(tellNews(happening(2, { events: [passed] }), words, "fr", names)).toBe("À Bo de jouer.");
    // What vanishes from the board before everybody's eyes would only lengthen the line.
    const broken = happening(3, { events: [moved, { kind: "line_broken", facts: { owner: 1 } }] });
    const told = { ...words, game: { ...words.game, line_broken: { en: "Broken.", fr: "Cassée." } } };
    expect(tell(broken, told, "en", names)).toBe("Ada goes from 1 to 2. Broken.");
    expect(tellNews(broken, told, "en", names)).toBe("Ada goes from 1 to 2.");
  });
});
