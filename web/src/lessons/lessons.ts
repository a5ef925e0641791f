/** Drawn positions for the rules, and the guided first games; every token in them is tested. */

export interface Figure {
  readonly clause: string;
  readonly position: string;
  readonly options: Readonly<Record<string, string>>;
  readonly fr: string;
  readonly en: string;
}

/** `read` waits, `throw` and `play` are the learner's, `watch` is the other player's. */
export interface Step {
  readonly do: "read" | "throw" | "play" | "watch";
  readonly fr: string;
  readonly en: string;
  readonly token?: string;
  /** Where the step begins, if not where the last one ended. */
  readonly position?: string;
  readonly options?: Readonly<Record<string, string>>;
}

export interface Lesson {
  readonly figures: readonly Figure[];
  readonly steps: readonly Step[];
}

const lessons = import.meta.glob<{ default: Lesson }>("./*.json");

/** What a game teaches, nothing for a game nobody has written a lesson for. */
export async function lessonOf(game: string): Promise<Lesson> {
  const load = lessons[`./${game}.json`];
  return load === undefined ? { figures: [], steps: [] } : (await load()).default;
}
