/** What happened, in words: templates of the server's catalogue filled with facts. */
import type { Event, Facts, GameWords, Happening, Language, Said } from "./words";

const HOLE = /\{(\w+)\}/g;

/** French as it is set: no line begins with a mark that has a space before it. */
export function unbroken(text: string, language: Language): string {
  return language === "fr" ? text.replace(/ ([:;!?»%])/g, "\u00a0$1").replace(/« /g, "«\u00a0") : text;
}

/** A template with its facts; seat numbers become names, and the first letter a capital. */
export function sentence(
  template: Said,
  facts: Facts,
  language: Language,
  names: readonly string[],
  seatFacts: readonly string[],
): string {
  const text = template[language].replace(HOLE, (hole, name: string) => {
    const fact = facts[name];
    if (fact === undefined) return hole;
    if (typeof fact === "number" && seatFacts.includes(name)) return names[fact] ?? hole;
    return String(fact);
  });
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

/** One entry of the log in words: what the rules made of it or, around the game, what was done. */
export function tell(
  happening: Happening,
  words: GameWords,
  language: Language,
  names: readonly string[],
): string {
  if (happening.events.length > 0) return tellEvents(happening.events, words, language, names);
  const template = words.table[happening.kind];
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
