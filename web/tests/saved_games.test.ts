import { beforeEach, describe, expect, it, vi } from "vitest";

import {
  exportGames,
  forgetGame,
  importGames,
  MOST_RECORDS,
  mySeats,
  savedGame,
  savedGames,
  savedRecord,
  saveRecord,
  saveSeats,
  saveView,
} from "../src/saved_games";
import { awaitsMe, levelOf, outcomeOf, tallies } from "../src/statistics";
import type { View } from "../src/wire/schema.gen";
import { BOT, PERSON as person, view as someView } from "./views";

class MemoryStorage {
  private readonly kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  key = (at: number): string | null => [...this.kept.keys()][at] ?? null;
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  removeItem = (key: string): void => void this.kept.delete(key);
  clear = (): void => this.kept.clear();
}

const bot = { ...BOT, bot: "hard" };
let storage: Storage;

function view(table: string, more: Partial<View> = {}): View {
  return someView({ table, seats: [person, bot], ...more });
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  storage = new MemoryStorage() as Storage;
});

describe("saved games", () => {
  it("are listed with the last one opened first", () => {
    saveView(view("a"), [0], true, storage);
    vi.setSystemTime(2000);
    saveView(view("b"), [1], true, storage);
    expect(savedGames(storage).map((game) => game.table)).toEqual(["b", "a"]);
    expect(mySeats("b", storage)).toEqual([1]);
    vi.setSystemTime(3000);
    saveView(view("a"), [0], true, storage);
    expect(savedGames(storage).map((game) => game.table)).toEqual(["a", "b"]);
    forgetGame("a", storage);
    expect(savedGames(storage).map((game) => game.table)).toEqual(["b"]);
  });

  it("know since when they have awaited what they await", () => {
    saveView(view("a", { version: 5 }), [0], true, storage);
    vi.setSystemTime(9000);
    saveView(view("a", { version: 5 }), [0], true, storage);
    expect(savedGame("a", storage)).toMatchObject({ since: 1000, at: 9000 });
    vi.setSystemTime(12_000);
    // Asking the server about a game is not opening it.
    saveView(view("a", { version: 6 }), [0], false, storage);
    expect(savedGame("a", storage)).toMatchObject({ since: 12_000, at: 9000 });
  });

  it("of the first edition are still read", () => {
    const old = { table: "old", game: "senet", mine: [0], names: ["Ada"], at: 7, over: false };
    storage.setItem("colonnade.games", JSON.stringify([old]));
    expect(savedGame("old", storage)).toMatchObject({ mine: [0], seats: [], since: 7 });
    saveSeats("next", "senet", [1], storage);
    expect(mySeats("next", storage)).toEqual([1]);
  });

  it("that are no games are ignored", () => {
    storage.setItem("colonnade.games", '{"a": 1}');
    expect(savedGames(storage)).toEqual([]);
    storage.setItem("colonnade.games", "not JSON");
    expect(savedGames(storage)).toEqual([]);
  });

  it("go to another browser by a file and keep their records", () => {
    saveView(view("a", { awaits: { kind: "nothing", seat: null, situation: [] } }), [0], true, storage);
    saveRecord("a", "the record", storage);
    const file = JSON.stringify(exportGames(storage));
    const elsewhere = new MemoryStorage() as Storage;
    saveView(view("b"), [0], true, elsewhere);
    expect(importGames(file, elsewhere)).toBe(1);
    expect(importGames(file, elsewhere)).toBe(0);
    expect(savedGames(elsewhere).map((game) => game.table).sort()).toEqual(["a", "b"]);
    expect(savedRecord("a", elsewhere)).toBe("the record");
    expect(importGames("[]", elsewhere)).toBeNull();
    expect(importGames("hello", elsewhere)).toBeNull();
  });

  it("keep the records of the latest games only", () => {
    for (let number = 0; number < MOST_RECORDS + 5; number += 1) {
      vi.setSystemTime(1000 + number);
      saveView(view(`t${number}`, { awaits: { kind: "nothing", seat: null, situation: [] } }), [0], true, storage);
      saveRecord(`t${number}`, `record ${number}`, storage);
    }
    expect(Object.keys(exportGames(storage).records)).toHaveLength(MOST_RECORDS);
    expect(savedRecord("t0", storage)).toBe("");
    expect(savedRecord(`t${MOST_RECORDS + 4}`, storage)).not.toBe("");
  });
});

describe("statistics", () => {
  const over = (table: string, result: readonly string[], seats = [person, bot]): void => {
    const done = { awaits: { kind: "nothing" as const, seat: null, situation: [] }, result, seats };
    saveView(view(table, done as Partial<View>), [0], true, storage);
  };

  it("count wins, losses and shared games by game and level", () => {
    over("a", ["1", "0"]);
    over("b", ["0", "1"]);
    over("c", ["1/2", "1/2"]);
    over("d", ["1", "0"], [person, { ...bot, bot: "easy" }]);
    over("e", ["1", "0"], [person, { ...person, name: "Bo" }]);
    saveView(view("f"), [0], true, storage);
    const rows = tallies(savedGames(storage));
    expect(rows.find((row) => row.level === "hard")).toMatchObject({
      played: 3,
      won: 1,
      shared: 1,
      lost: 1,
    });
    expect(rows.find((row) => row.level === "easy")).toMatchObject({ played: 1, won: 1 });
    expect(rows.find((row) => row.level === "")).toMatchObject({ played: 1, won: 1 });
  });

  it("leave out games in which several seats were played here", () => {
    const done = { awaits: { kind: "nothing" as const, seat: null, situation: [] }, result: ["1", "0"] };
    const saved = saveView(view("a", done), [0, 1], true, storage);
    expect(outcomeOf(saved)).toBe("unknown");
    expect(tallies([saved])).toEqual([]);
  });

  it("know whose turn it is and how strong the others are", () => {
    const mine = saveView(view("a", { awaits: { kind: "throw", seat: 0, situation: [] } }), [0], true, storage);
    const theirs = saveView(view("b", { awaits: { kind: "throw", seat: 1, situation: [] } }), [0], true, storage);
    expect([awaitsMe(mine), awaitsMe(theirs)]).toEqual([true, false]);
    expect(levelOf(mine)).toBe("hard");
  });
});
