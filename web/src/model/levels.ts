/** The levels of bots by name. */

/** The bot that plays at about the level of a person; where it has a rating, that is appended. */
export const COACH = "coach";
const RATED = new RegExp(`^${COACH}[0-9]+$`);

/** A level without the rating of a coach. */
export function plainLevel(level: string): string {
  return RATED.test(level) ? COACH : level;
}

/** The level of a bot that plays neither badly nor too well. */
export function middleLevel(levels: readonly string[]): string {
  const fixed = levels.filter((level) => level !== COACH);
  return fixed[Math.floor((fixed.length - 1) / 2)] ?? "random";
}
