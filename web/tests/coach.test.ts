import { describe, expect, it } from "vitest";

import { coachedRematch, resultsOf, withResults } from "../src/coach";
import { middleLevel, plainLevel } from "../src/model/levels";
import type { SavedGame } from "../src/saved_games";
import { tallies } from "../src/statistics";
import { BOT, PERSON, view } from "./views";

function saved(table: string, bots: readonly string[], result: readonly string[], more: Partial<SavedGame> = {}): SavedGame {
  const seats = [PERSON, ...bots.map((bot) => ({ ...BOT, bot }))];
  const awaits = { kind: "nothing" as const, seat: null, situation: [] };
  const facts = { game: "senet", options: {}, mine: [0], version: 1, at: 0, since: 0, over: true };
  return { table, seats, result, awaits, ...facts, ...more };
}

function storing(games: readonly SavedGame[]): Storage {
  return { getItem: () => JSON.stringify(games) } as unknown as Storage;
}

describe("the coach", () => {
  const games = [
    saved("c", ["coach120"], ["1/2", "1/2"], { at: 3 }),
    saved("b", ["hard"], ["0", "1"], { at: 2 }),
    saved("a", ["easy", "easy"], ["1", "0", "0"], { at: 1 }),
  ];

  it("is told how the games against bots ended, the oldest first", () => {
    expect(resultsOf("senet", games)).toEqual([
      { bot: "easy", share: 1, opponents: 2 },
      { bot: "hard", share: 0, opponents: 1 },
      { bot: "coach120", share: 0.5, opponents: 1 },
    ]);
  });

  it("learns nothing from other games, people, unfinished games and mixed levels", () => {
    const others = [
      saved("a", ["easy"], ["1", "0"], { game: "corintho" }),
      saved("b", ["easy"], ["1", "0"], { over: false }),
      saved("c", ["easy", "hard"], ["1", "0", "0"]),
      saved("d", ["easy"], ["1", "0"], { mine: [0, 1] }),
      { ...saved("e", [], ["1", "0"]), seats: [PERSON, PERSON] },
    ];
    expect(resultsOf("senet", others)).toEqual([]);
  });

  it("counts the other team as one opponent, and the latest thirty games", () => {
    const teams = saved("a", ["hard", "hard", "hard"], ["1", "0", "1", "0"], { options: { teams: "yes" } });
    expect(resultsOf("senet", [teams])).toEqual([{ bot: "hard", share: 1, opponents: 1 }]);
    const many = Array.from({ length: 40 }, (_, at) => saved(`${at}`, [at < 30 ? "hard" : "easy"], ["1", "0"]));
    expect(resultsOf("senet", many).map(({ bot }) => bot)).toEqual(Array(30).fill("hard"));
  });

  it("gets the results with what is asked for, and other bots do not", () => {
    const seats = [{ me: true, name: "Ada" }, { bot: "hard" }, { bot: "coach" }, { bot: "coach99" }];
    const asked = withResults({ game: "senet", seats }, storing(games));
    const coach = { bot: "coach", results: resultsOf("senet", games) };
    expect(asked.seats).toEqual([seats[0], seats[1], coach, coach]);
  });

  it("is asked again for a rematch, everybody one seat further", () => {
    const ended = view({ seats: [PERSON, { ...BOT, bot: "coach99" }] });
    expect(coachedRematch(ended, [0])).toMatchObject({
      game: "senet",
      seats: [{ bot: "coach99" }, { me: true, name: "Ada" }],
    });
    expect(coachedRematch(view({ seats: [PERSON, BOT] }), [0])).toBeNull();
    expect(coachedRematch(view({ seats: [PERSON, PERSON, { ...BOT, bot: "coach99" }] }), [0])).toBeNull();
  });

  it("is one level, whatever its rating", () => {
    expect([plainLevel("coach312"), plainLevel("coach"), plainLevel("hard"), plainLevel("coachman")]).toEqual(
      ["coach", "coach", "hard", "coachman"],
    );
    const rows = tallies([saved("a", ["coach312"], ["1", "0"]), saved("b", ["coach99"], ["0", "1"])]);
    expect(rows).toMatchObject([{ level: "coach", played: 2, won: 1, lost: 1 }]);
  });

  it("is not what a bot is when nothing is chosen", () => {
    expect(middleLevel(["random", "easy", "medium", "hard", "expert", "coach"])).toBe("medium");
  });
});
