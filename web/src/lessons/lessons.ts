/** Guided courses and puzzles; tests play every token in them. */
import type { Text } from "../wire/schema.gen";

type Options = Readonly<Record<string, string>>;

/** `read` waits; `throw` and `play` are the learner's; `watch` is what others do. */
export interface Step extends Text {
  readonly do: "read" | "throw" | "play" | "watch";
  /** What is played when the step is done: one token, or several for a `watch`. */
  readonly tokens?: readonly string[];
  readonly clause?: string;
}

export interface Chapter {
  readonly title: Text;
  /** Where the chapter begins, if not where the last one ended. */
  readonly position?: string;
  readonly options?: Options;
  readonly steps: readonly Step[];
}

/** What a bot thinks of the answer of a puzzle and of the next best move, from 0 to 1. */
export interface Evaluation {
  readonly answer: number;
  readonly next: number;
}

/** A position in which one move is to be found; the answer is explained. */
export interface Puzzle extends Text {
  readonly position: string;
  readonly options: Options;
  readonly answer: string;
  readonly because: Text;
  readonly clause: string;
  readonly evaluation: Evaluation;
}

export interface Lesson {
  readonly chapters: readonly Chapter[];
  readonly puzzles: readonly Puzzle[];
}

const lessons = import.meta.glob<{ default: Lesson }>("./*.json");

export function hasLesson(game: string): boolean {
  return `./${game}.json` in lessons;
}

/** What a game teaches, nothing for a game nobody has written a lesson for. */
export async function lessonOf(game: string): Promise<Lesson> {
  const load = lessons[`./${game}.json`];
  return load === undefined ? { chapters: [], puzzles: [] } : (await load()).default;
}

/** One screen of a course: a step of a chapter, or a puzzle. */
export type Screen =
  | { readonly kind: "step"; readonly chapter: number; readonly first: boolean; readonly step: Step }
  | { readonly kind: "puzzle"; readonly number: number; readonly puzzle: Puzzle };

/** A course as one sequence of screens. */
export function screensOf(lesson: Lesson): readonly Screen[] {
  const steps = lesson.chapters.flatMap(({ steps }, chapter) =>
    steps.map((step, at): Screen => ({ kind: "step", chapter, first: at === 0, step })),
  );
  const puzzles = lesson.puzzles.map(
    (puzzle, at): Screen => ({ kind: "puzzle", number: at + 1, puzzle }),
  );
  return [...steps, ...puzzles];
}

/** The screen from which a screen's position is reached by playing on: where a position is given. */
export function startOf(lesson: Lesson, screens: readonly Screen[], at: number): number {
  for (let back = at; back >= 0; back -= 1) {
    const screen = screens[back];
    if (screen === undefined) break;
    if (screen.kind === "puzzle") return back;
    if (screen.first && lesson.chapters[screen.chapter]?.position !== undefined) return back;
  }
  return 0;
}
