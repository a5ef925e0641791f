/** The coach: a bot that plays at about the level of the person here, by the games saved here. */
import { savedGames, type SavedGame } from "./saved_games";
import { levelOf, outcomeOf } from "./statistics";
import { COACH, plainLevel } from "./model/levels";
import type { FinishedGame, OpenTable, View } from "./wire/schema.gen";

/** Games that count: people get better. */
const LATEST = 30;
const SHARES = { won: 1, shared: 0.5, lost: 0 } as const;

/** How the latest games of a kind ended that were played here alone against bots, the oldest first. */
export function resultsOf(game: string, games: readonly SavedGame[]): readonly FinishedGame[] {
  return games
    .filter((saved) => saved.game === game)
    .flatMap((saved) => {
      const outcome = outcomeOf(saved);
      const bot = levelOf(saved);
      if (outcome === "unknown" || bot === "") return [];
      const opponents = saved.options["teams"] === "yes" ? 1 : saved.seats.length - 1;
      return [{ bot, share: SHARES[outcome], opponents }];
    })
    .slice(0, LATEST)
    .reverse();
}

/** What is asked for, every coach in it being told how games have ended here. */
export function withResults(asked: OpenTable, storage: Storage = localStorage): OpenTable {
  const seats = (asked.seats ?? []).map((plan) =>
    plainLevel(plan.bot ?? "") === COACH
      ? { bot: COACH, results: resultsOf(asked.game, savedGames(storage)) }
      : plan,
  );
  return { ...asked, seats };
}

/** Another game against a coach, everybody one seat further; null where there is no coach, or
    somebody else plays whose consent it needs. */
export function coachedRematch(view: View, mine: readonly number[]): OpenTable | null {
  const isAlone = mine.length === 1 && view.seats.every(({ kind }, at) => kind === "bot" || mine.includes(at));
  if (!isAlone || !view.seats.some(({ bot }) => plainLevel(bot) === COACH)) return null;
  const seats = view.seats.map(({ kind, bot, name }) => (kind === "bot" ? { bot } : { me: true, name }));
  const { game, options, settings } = view;
  return { game, options, settings, seats: [...seats.slice(-1), ...seats.slice(0, -1)] };
}
