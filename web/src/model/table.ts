/** A table as it is known here: state × message → state, and nothing else. */
import type { TableEvent, Message, View } from "../wire/schema.gen";

export interface TableState {
  readonly view: View | null;
  /** All that is known to have happened, oldest first. */
  readonly log: readonly TableEvent[];
  /** What the last message told, to be shown as it happens; a new array each time. */
  readonly latest: readonly TableEvent[];
  readonly present: readonly boolean[];
  readonly spectators: number;
  /** Milliseconds left to act when the message came, null where no time runs. */
  readonly remaining: number | null;
  readonly emote: { readonly seat: number; readonly emote: string; readonly count: number } | null;
}

export const NOTHING_KNOWN: TableState = {
  view: null,
  log: [],
  latest: [],
  present: [],
  spectators: 0,
  remaining: null,
  emote: null,
};

/** The state after a message; several sockets may tell the same thing, and the first is enough. */
export function received(state: TableState, message: Message): TableState {
  switch (message.is) {
    case "hello": {
      const known = told(state, message.view, message.story, message.remaining);
      return { ...known, present: message.present, spectators: message.spectators };
    }
    case "update":
      return told(state, message.view, message.story, message.remaining);
    case "answer":
      return message.view === null ? state : told(state, message.view, [], state.remaining);
    case "presence":
      return { ...state, present: message.present, spectators: message.spectators };
    case "emote":
      return {
        ...state,
        emote: {
          seat: message.seat,
          emote: message.emote,
          count: (state.emote?.count ?? 0) + 1,
        },
      };
    case "error":
      return state;
  }
}

function told(
  state: TableState,
  view: View,
  story: readonly TableEvent[],
  remaining: number | null,
): TableState {
  const known = new Set(state.log.map((happening) => happening.version));
  const news = story.filter((happening) => !known.has(happening.version));
  const isNewer = state.view === null || view.version > state.view.version;
  if (!isNewer && news.length === 0) return state;
  return {
    ...state,
    view: isNewer ? view : state.view,
    log: merged(state.log, news),
    // What was fetched from the past is no news to anybody who looks on.
    latest: isNewer && state.view !== null ? news : state.latest,
    remaining: isNewer ? remaining : state.remaining,
  };
}

/** Two stretches of the log as one, in order. */
function merged(
  log: readonly TableEvent[],
  news: readonly TableEvent[],
): readonly TableEvent[] {
  if (news.length === 0) return log;
  const all = [...log, ...news];
  const first = news[0]?.version ?? 0;
  const isInOrder = (log.at(-1)?.version ?? 0) < first;
  return isInOrder ? all : all.sort((one, other) => one.version - other.version);
}

/** For each entry of the log that the record holds, how many tokens there were with it. */
export function tokenCounts(
  log: readonly TableEvent[],
  tokens: number,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  let count = tokens;
  let gone = 0;
  for (const happening of [...log].reverse()) {
    if (happening.kind === "taken_back") gone += Number(happening.facts["count"] ?? 0);
    if (happening.kind !== "played" && happening.kind !== "thrown") continue;
    if (gone > 0) {
      gone -= 1;
    } else {
      counts.set(happening.version, count);
      count -= 1;
    }
  }
  return counts;
}
