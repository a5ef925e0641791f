/** Dates and times as people write them here. */
import { locale, say } from "./words/say.svelte";

const UNITS = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3600 },
  { unit: "minute", seconds: 60 },
] as const;

/** A day: "16 nov. 2026". */
export function dateText(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(at);
}

/** How long it has been: "2 hours"; "just now" for less than a minute. */
export function elapsed(since: number, now = Date.now()): string {
  const seconds = (now - since) / 1000;
  const found = UNITS.find((unit) => seconds >= unit.seconds);
  if (found === undefined) return say("games_just_now");
  const ago = new Intl.NumberFormat(locale(), {
    style: "unit",
    unit: found.unit,
    unitDisplay: "long",
  }).format(Math.floor(seconds / found.seconds));
  return say("games_since", { ago });
}
