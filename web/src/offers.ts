/** The optional parts of a game (print, hints, lessons, …): what it lacks is offered nowhere. */
import { hasLesson } from "./lessons/lessons";
import type { Catalogue } from "./wire/schema.gen";

export interface Offers {
  /** A guided course. */
  readonly learn: boolean;
  /** Hints, chances, and reviews of finished games. */
  readonly analysis: boolean;
  /** Sheets to print, if not by the server then by a command. */
  readonly paper: boolean;
}

export function offersOf({ games }: Catalogue, game: string): Offers {
  const parts = games.find((card) => card.id === game)?.offers ?? [];
  return {
    learn: hasLesson(game),
    analysis: parts.includes("analysis"),
    paper: parts.includes("paper"),
  };
}
