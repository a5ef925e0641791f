import { describe, expect, it } from "vitest";

import { pageOf } from "../src/model/page";
import { parseMarkdown, plainText } from "../src/model/markdown";
import { choosable, fitting, opening, recoloured, seatColours, seated } from "../src/model/plan";
import { colourOf, markOf, seatInfos, sittingOf } from "../src/model/seats";
import { unbroken } from "../src/model/narration";
import { en } from "../src/words/en";
import { fr } from "../src/words/fr";
import type { GameCard } from "../src/wire/schema.gen";
import { BOT, PERSON } from "./views";

const SAID = { en: "", fr: "" };

it("addresses name pages", () => {
  expect(pageOf("/")).toEqual({ name: "home" });
  expect(pageOf("/new/senet")).toEqual({ name: "new", game: "senet" });
  expect(pageOf("/table/abc")).toEqual({ name: "table", table: "abc" });
  expect(pageOf("/settings")).toEqual({ name: "settings" });
  expect(pageOf("/review")).toEqual({ name: "review", table: "" });
  expect(pageOf("/review/abc")).toEqual({ name: "review", table: "abc" });
  expect(pageOf("/rules/senet")).toEqual({ name: "rules", game: "senet", of: "rules" });
  expect(pageOf("/rules/senet/notation")).toEqual({ name: "rules", game: "senet", of: "notation" });
  expect(pageOf("/rules/senet/other")).toEqual({ name: "lost" });
  expect(pageOf("/new")).toEqual({ name: "lost" });
  expect(pageOf("/table/a/b")).toEqual({ name: "lost" });
});

describe("rules pages", () => {
  it("have clauses that can be linked to", () => {
    const [heading] = parseMarkdown("### S11. Barrages\ntext");
    expect(heading).toMatchObject({ kind: "heading", level: 3, clause: "S11" });
  });

  it("have paragraphs, lists, tables and marks", () => {
    const page = "Un *pion* et `10-11`\nencore.\n\n- **a**\n- b\n  suite\n\n| x | y |\n|---|---|\n| 1 | 2 |\n";
    const [paragraph, list, table] = parseMarkdown(page);
    if (paragraph?.kind !== "paragraph" || list?.kind !== "list" || table?.kind !== "table") {
      throw new Error("other kinds");
    }
    expect(plainText(paragraph.spans)).toBe("Un pion et 10-11 encore.");
    expect(paragraph.spans.map((span) => span.kind)).toEqual(["text", "em", "text", "code", "text"]);
    expect(list.items.map(plainText)).toEqual(["a", "b suite"]);
    expect(table.head.map(plainText)).toEqual(["x", "y"]);
    expect(table.rows.map((row) => row.map(plainText))).toEqual([["1", "2"]]);
    expect(list.ordered).toBe(false);
  });

  it("have numbered lists, and figures that belong to their clause", () => {
    const page = "### L12. Rien\n1. un\n2. deux\n\n```figure players=4 teams=yes\nY:A - -\nLance.\n```\n\n## Conseils\n\n```figure\nY:B\nJoue.\n```\n";
    const [, list, figure, , advice] = parseMarkdown(page);
    expect(list).toMatchObject({ kind: "list", ordered: true });
    expect(figure).toMatchObject({
      kind: "figure",
      figure: { clause: "L12", options: { players: "4", teams: "yes" }, position: "Y:A - -", caption: "Lance." },
    });
    expect(advice).toMatchObject({ figure: { clause: "", options: {}, position: "Y:B" } });
  });

  it("leave positions as they are, however French is set", () => {
    const [figure] = parseMarkdown(unbroken("```figure\nw - 0,0 ?\nEt là ?\n```\n", "fr"));
    expect(figure).toMatchObject({ figure: { position: "w - 0,0 ?", caption: "Et là\u00a0?" } });
  });
});

describe("setting a game up", () => {
  const value = (name: string, players: number[]) => ({ value: name, label: SAID, players });
  const card: GameCard = {
    id: "g",
    title: SAID,
    about: SAID,
    players: [2, 4],
    tale: null,
    minutes: [1, 2],
    age: 8,
    begins: "seated",
    chance: true,
    presets: {},
    offers: [],
    options: [
      { name: "teams", says: SAID, clause: "L5", main: true, values: [value("no", [2, 3, 4]), value("yes", [4])] },
      { name: "colours", says: SAID, clause: "L5", main: false, values: [value("Y,G", [2]), value("Y,B,G,R", [4])] },
    ],
  };

  it("offers only what the server allows with so many players", () => {
    const [teams] = card.options;
    if (teams === undefined) throw new Error("no option");
    expect(choosable(teams, 2).map((value) => value.value)).toEqual(["no"]);
    const options = fitting(card, { teams: "yes" }, 4);
    expect(options).toEqual({ players: "4", teams: "yes", colours: "Y,B,G,R" });
    expect(fitting(card, options, 2)).toEqual({ players: "2", teams: "no", colours: "Y,G" });
  });

  it("lets every seat choose its colour, and others keep theirs where they can", () => {
    const called = { Y: "Yellow (Greeks)", G: "Green (Iberians)", R: "Red (Gauls)" };
    const seating = (letters: (keyof typeof called)[]) => {
      const label = letters.map((letter) => called[letter]).join(", ");
      return { value: letters.join(","), label: { en: label, fr: label }, players: [2] };
    };
    const values = [seating(["Y", "G"]), seating(["G", "Y"]), seating(["Y", "R"]), seating(["R", "Y"]), seating(["G", "R"])];
    const option = { name: "colours", says: SAID, clause: "L5", main: false, values };
    expect(seatColours(option, 2, 0).map(({ value }) => value)).toEqual(["Y,G", "G,Y", "R,Y"]);
    expect(recoloured(option, 2, "Y,G", 1, "R")).toBe("Y,R");
    expect(recoloured(option, 2, "Y,R", 0, "G")).toBe("G,R");
    expect(recoloured(option, 2, "Y,G", 0, "G")).toBe("G,Y");
  });

  it("asks for the seats as they were chosen", () => {
    expect(seated("here", 3, "easy", "Ada").map((seat) => seat.sitter)).toEqual(["me", "me", "me"]);
    const seats = seated("bots", 2, "easy", " Ada ");
    const asked = opening("g", { players: 2, options: {}, seats }, {});
    expect(asked.seats).toEqual([{ me: true, name: "Ada" }, { bot: "easy" }]);
    const friends = opening("g", { players: 2, options: {}, seats: seated("friends", 2, "", "") }, {});
    expect(friends.seats).toEqual([{ me: true, name: "" }, {}]);
  });
});

it("a seat has a name, a colour and a letter", () => {
  const white = { en: "White", fr: "Blanc", colour: "white" } as const;
  const second = { en: "Player 2", fr: "Joueur 2", colour: null };
  expect([colourOf(white, 0), markOf(white, 0, "fr", [white])]).toEqual(["white", "B"]);
  expect([colourOf(second, 1), markOf(second, 1, "fr", [second])]).toEqual(["blue", "2"]);
  const infos = seatInfos([white, second], [PERSON, BOT], "en");
  expect(infos.map((info) => info.name)).toEqual(["Ada", "The bot"]);
  const sat = sittingOf([
    { name: "", bot: "" },
    { name: "", bot: "random" },
  ]);
  const recorded = seatInfos([white, second], sat, "fr");
  expect(recorded.map((info) => info.name)).toEqual(["Blanc", "Le robot"]);
  const many = seatInfos([second, { ...second, en: "Player 3", fr: "Joueur 3" }], [BOT, BOT], "en");
  expect(many.map((info) => info.name)).toEqual(["Bot 1", "Bot 2"]);
});

it("both languages have the same facts in every sentence", () => {
  const holes = (text: string): string[] => [...new Set([...text.matchAll(/\{#?(\w+)/g)].map((found) => found[1] ?? ""))].sort();
  for (const [word, text] of Object.entries(fr)) {
    expect(holes(en[word as keyof typeof en]), word).toEqual(holes(text));
  }
});
