/** What happened, in words: templates of the server's catalogue filled with facts. */
import { fill } from "./grammar";
import type { Event, Facts, GameWords, TableEvent, Language, Text } from "./words";

/** French as it is set: no line begins with a mark that has a space before it. */
export function unbroken(text: string, language: Language): string {
  return language === "fr" ? text.replace(/ ([:;!?»%])/g, "\u00a0$1").replace(/« /g, "«\u00a0") : text;
}

/** A template with its facts; seat numbers become names, and the first letter a capital. */
export function sentence(
  template: Text,
  facts: Facts,
  language: Language,
  names: readonly string[],
  seatFacts: readonly string[],
): string {
  const shown = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => {
      const isSeat = typeof fact === "number" && seatFacts.includes(name);
      return [name, isSeat ? (names[fact] ?? String(fact)) : fact];
    }),
  );
  const text = fill(template[language], shown, language);
  return unbroken(text.slice(0, 1).toUpperCase() + text.slice(1), language);
}

/** Events in words, one sentence after the other. */
export function tellEvents(
  events: readonly Event[],
  words: GameWords,
  language: Language,
  names: readonly string[],
): string {
  return events
    .map((event) => {
      const template = words.game[event.kind];
      if (template === undefined) return "";
      return sentence(template, event.facts, language, names, words.seat_facts);
    })
    .filter((text) => text !== "")
    .join(" ");
}

/** Events that say what the status, the result or the board says better. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set(["turn_passes", "scored", "line_broken"]);

/** One entry of the log as news beside the status: no more than what happened. */
export function tellNews(
  happening: TableEvent,
  words: GameWords,
  language: Language,
  names: readonly string[],
): string {
  const events = happening.events.filter((event) => !SAID_ELSEWHERE.has(event.kind));
  return tell(events.length > 0 ? { ...happening, events } : happening, words, language, names);
}

/** What is awaited in words: as whoever is to act is asked, or as everybody else is told. */
export function tellAwaited(
  situation: readonly Event[],
  voice: "ask" | "wait",
  words: GameWords,
  language: Language,
  names: readonly string[],
): string {
  const events = situation.map(({ kind, facts }) => ({ kind: `${voice}_${kind}`, facts }));
  return tellEvents(events, words, language, names);
}

/** One entry of the log in words: what the rules made of it or, around the game, what was done. */
export function tell(
  happening: TableEvent,
  words: GameWords,
  language: Language,
  names: readonly string[],
): string {
  if (happening.events.length > 0) return tellEvents(happening.events, words, language, names);
  const kind = happening.facts["corrected"] === undefined ? happening.kind : "throw_corrected";
  const template = words.table[kind];
  if (template === undefined) return "";
  const seat: Facts = happening.seat === null ? {} : { seat: happening.seat };
  const facts: Record<string, number | string> = {
    ...happening.facts,
    ...seat,
    token: happening.token,
  };
  // Whoever gave no name is called by the colour.
  if (facts["name"] === "" && happening.seat !== null) facts["name"] = names[happening.seat] ?? "";
  return sentence(template, facts, language, names, words.seat_facts);
}
