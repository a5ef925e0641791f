/** Asks the server how saved games stand; what it no longer has is marked so. */
import { markGone, saveView, type SavedGame } from "../saved_games";
import { api, Refused } from "../wire/api";

/** How many tables are asked about; somebody with more opens the others one by one. */
const MOST = 12;

/** Bring the games under way up to date; a server that cannot be reached changes nothing. */
export async function refreshGames(games: readonly SavedGame[]): Promise<void> {
  const asked = games.filter((game) => !game.over && game.gone !== true).slice(0, MOST);
  await Promise.all(
    asked.map(async ({ table, mine }) => {
      try {
        saveView(await api.look(table), mine, false);
      } catch (fault) {
        if (fault instanceof Refused && fault.refusal.reason === "no_such_table") markGone(table);
      }
    }),
  );
}
