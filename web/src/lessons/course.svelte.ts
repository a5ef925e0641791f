/** A person on the way through a course: which screen is shown, and what was tried on it. */
import { announce } from "../announce.svelte";
import { preferences } from "../preferences.svelte";
import { Study } from "../study.svelte";
import { percent, say, spoken } from "../words/say.svelte";
import { screensOf, startOf, type Lesson, type Screen } from "./lessons";

/** Milliseconds between moves that are only watched. */
const WATCH_PAUSE = 850;

export class Course {
  readonly study: Study;
  readonly screens: readonly Screen[];
  at = $state(0);
  /** What is said of a move that was not the one asked for. */
  wrong: "" | "puzzle_wrong" | "learn_wrong" = $state("");
  /** Whether the puzzle that is shown has been answered. */
  solved = $state(false);
  /** Whether moves are being played that the learner only watches. */
  watching = $state(false);
  private busy = false;
  private hurry = false;

  readonly screen: Screen | undefined = $derived.by(() => this.screens[this.at]);
  readonly done: boolean = $derived.by(() => this.at >= this.screens.length);

  constructor(
    game: string,
    readonly lesson: Lesson,
  ) {
    this.study = new Study(game);
    this.screens = screensOf(lesson);
  }

  /** Show a screen, set up as if everything before it had been played. */
  async enter(at: number): Promise<void> {
    this.wrong = "";
    this.solved = false;
    this.at = at;
    const begin = startOf(this.lesson, this.screens, at);
    await this.setUp(begin);
    for (let screen = begin; screen < at; screen += 1) await this.playThrough(screen);
    this.tell();
  }

  /** Do what the screen asks, and go on to the next. */
  async advance(): Promise<void> {
    // A second tap while the first is still answered must not skip a screen; it only hurries.
    if (this.busy) {
      this.hurry = true;
      return;
    }
    this.busy = true;
    try {
      const screen = this.screen;
      if (screen?.kind === "puzzle" && !this.solved) await this.solve();
      else if (await this.perform(screen)) await this.next();
    } finally {
      this.busy = false;
      this.hurry = false;
    }
  }

  /** A move was chosen on the board. */
  choose(token: string): void {
    const screen = this.screen;
    if (screen?.kind === "puzzle") {
      if (this.solved) return;
      if (token === screen.puzzle.answer) void this.advance();
      else this.wrong = "puzzle_wrong";
    } else if (screen?.step.do === "play") {
      if (token === screen.step.tokens?.[0]) void this.advance();
      else this.wrong = "learn_wrong";
    }
  }

  /** What the answer of a puzzle is worth, in words. */
  worth(screen: Screen & { kind: "puzzle" }): string {
    const { answer, next } = screen.puzzle.evaluation;
    return say("puzzle_worth", { answer: percent(answer, false, 1), next: percent(next, false, 1) });
  }

  private async solve(): Promise<void> {
    const screen = this.screen;
    if (screen?.kind !== "puzzle") return;
    this.wrong = "";
    if (await this.study.play(screen.puzzle.answer)) {
      this.solved = true;
      announce(spoken(screen.puzzle.because));
    }
  }

  private async next(): Promise<void> {
    this.wrong = "";
    this.solved = false;
    this.at += 1;
    const screen = this.screen;
    const isNew =
      screen?.kind === "puzzle" ||
      (screen?.first === true && this.lesson.chapters[screen.chapter]?.position !== undefined);
    if (isNew) await this.setUp(this.at);
    this.tell();
  }

  private async perform(screen: Screen | undefined): Promise<boolean> {
    if (screen?.kind !== "step") return true;
    const tokens = screen.step.tokens ?? [];
    this.watching = tokens.length > 1;
    for (const [number, token] of tokens.entries()) {
      if (number > 0 && !this.hurry && preferences.speed !== 0) {
        await new Promise((done) => setTimeout(done, WATCH_PAUSE));
      }
      if (!(await this.study.play(token))) {
        this.watching = false;
        return false;
      }
    }
    this.watching = false;
    return true;
  }

  private async playThrough(at: number): Promise<void> {
    const screen = this.screens[at];
    if (screen?.kind !== "step") return;
    for (const token of screen.step.tokens ?? []) await this.study.play(token);
  }

  private async setUp(at: number): Promise<void> {
    const screen = this.screens[at];
    if (screen === undefined) return;
    const from = screen.kind === "puzzle" ? screen.puzzle : this.lesson.chapters[screen.chapter];
    if (from?.position !== undefined) await this.study.begin(from.position, from.options ?? {});
  }

  private tell(): void {
    const { screen } = this;
    if (screen === undefined) announce(say("learn_end"));
    else announce(spoken(screen.kind === "puzzle" ? screen.puzzle : screen.step));
  }
}
