import { describe, expect, it } from "vitest";

import { pageOf } from "../src/store/page";
import { parseMarkdown, plainText } from "../src/store/markdown";
import { choosable, fitting, opening, seated } from "../src/store/plan";
import { colourOf, markOf, seatInfos, sittingOf } from "../src/store/seats";
import { forgetGame, keepGame, keptGames, mySeats } from "../src/unfinished";
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
  });
});

describe("setting a game up", () => {
  const value = (name: string, players: number[]) => ({ value: name, label: SAID, players });
  const card: GameCard = {
    id: "g",
    title: SAID,
    about: SAID,
    players: [2, 4],
    minutes: [1, 2],
    chance: true,
    presets: {},
    options: [
      { name: "teams", says: SAID, clause: "L5", values: [value("no", [2, 3, 4]), value("yes", [4])] },
      { name: "colours", says: SAID, clause: "L5", values: [value("Y,G", [2]), value("Y,B,G,R", [4])] },
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
  const white = { en: "White", fr: "Blanc" };
  const second = { en: "Player 2", fr: "Joueur 2" };
  expect([colourOf(white, 0), markOf(white, 0, "fr")]).toEqual(["white", "B"]);
  expect([colourOf(second, 1), markOf(second, 1, "fr")]).toEqual(["blue", "2"]);
  const infos = seatInfos([white, second], [PERSON, BOT], "en");
  expect(infos.map((info) => info.name)).toEqual(["Ada", "Player 2"]);
  const recorded = seatInfos([white, second], sittingOf(["White", "bot:random"]), "fr");
  expect(recorded.map((info) => info.name)).toEqual(["Blanc", "Joueur 2"]);
  // Before the colours are dealt out, a record calls people by what they will be.
  const early = seatInfos([second], sittingOf(["White"]), "fr");
  expect(early.map((info) => info.name)).toEqual(["Joueur 2"]);
});

it("games of this device are kept, found and forgotten", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
  const game = { table: "a", game: "senet", mine: [0, 1], names: [], at: 1, over: false };
  keepGame(game, storage);
  keepGame({ ...game, table: "b", at: 2 }, storage);
  keepGame({ ...game, at: 3 }, storage);
  expect(keptGames(storage).map((kept) => kept.table)).toEqual(["a", "b"]);
  expect(mySeats("a", storage)).toEqual([0, 1]);
  forgetGame("a", storage);
  expect(mySeats("a", storage)).toEqual([]);
  kept.set("colonnade.games", "{");
  expect(keptGames(storage)).toEqual([]);
});

it("both languages have the same facts in every sentence", () => {
  const holes = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [word, text] of Object.entries(fr)) {
    expect(holes(en[word as keyof typeof en]), word).toEqual(holes(text));
  }
});
