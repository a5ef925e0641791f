/** What is seen of a table: its versions one after the other, each when its turn comes. */
import type { TableEvent, View } from "../wire/schema.gen";
import { Pacing, type Step } from "./pacing";

/** How long following the others may take of somebody's own time. */
const OWN_TIME = 1000;
const NOTHING: readonly TableEvent[] = [];
/** What is news although it moves nothing, as is who begins; the rest is for the log alone. */
const NEWS = /^(began_\w+|resigned|closed|bot_took_over|handed_back)$/;

interface Shown extends Step {
  readonly happening: TableEvent | null;
  /** The table after it; null for what led there together with something else. */
  readonly view: View | null;
}

/** One entry of the log, as soon as it is shown. */
export type Listener = (happening: TableEvent, skipped: boolean) => void;

export class Playback {
  /** The table as far as it has been seen; null before anything is known. */
  view: View | null = $state.raw(null);
  /** The table that the board shows, or is on its way to. */
  ahead: View | null = $state.raw(null);
  /** What is being shown on the board. */
  story: readonly TableEvent[] = $state.raw(NOTHING);
  /** How fast. */
  speed = $state(1);
  /** When that began, by the clock of the page. */
  began = $state(0);
  /** Whether something is being shown, or waits for it. */
  showing = $state(false);
  /** The last thing that was shown, and how many were passed over before it. */
  news: { readonly happening: TableEvent; readonly missed: number } | null = $state.raw(null);

  private listener: Listener = () => undefined;
  private wanted = 1;
  /** Nobody sees what is shown. */
  private away = false;
  private missed = 0;
  private readonly pacing = new Pacing<Shown>({
    now: () => performance.now(),
    later: (act, milliseconds) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    show: (steps, speed, missed) => this.show(steps, speed, missed),
    settled: (step) => this.settle([step], 0),
    showing: (is) => (this.showing = is),
  });

  /** The table has a new view; `own` are the seats played here, `remaining` the time they have. */
  take(
    view: View,
    story: readonly TableEvent[],
    own: readonly number[],
    facts: { readonly remaining: number | null; readonly isReturn: boolean },
  ): void {
    if (this.view === null) {
      this.view = view;
      this.ahead = view;
      return;
    }
    const steps = story.map(
      (happening, index): Shown => ({
        kind: kindOf(happening),
        seat: happening.seat,
        own: happening.seat !== null && own.includes(happening.seat),
        happening,
        view: index === story.length - 1 ? view : null,
      }),
    );
    const quiet: Shown = { kind: "quiet", seat: null, own: false, happening: null, view };
    this.pacing.push(steps.length > 0 ? steps : [quiet], facts.isReturn);
    const { seat } = view.awaits;
    const isOwnTime = facts.remaining !== null && seat !== null && own.includes(seat);
    this.pacing.within(isOwnTime ? OWN_TIME : null);
  }

  /** Tell of everything that is shown, once, in order. */
  listen(listener: Listener): void {
    this.listener = listener;
  }

  /** 1 is the usual speed, 0 shows everything at once. */
  set pace(speed: number) {
    this.wanted = speed;
    this.pacing.speed = this.away ? 0 : speed;
  }

  /** While nobody looks nothing is played: whoever comes back sees what now is. */
  set isAway(is: boolean) {
    if (is === this.away) return;
    this.away = is;
    if (is) this.missed = 0;
    this.pace = this.wanted;
    if (!is && this.missed > 1 && this.news !== null) {
      this.news = { ...this.news, missed: this.missed };
    }
  }

  /** The board has shown a story to its end. */
  shown(story: readonly TableEvent[]): void {
    if (story === this.story) this.pacing.done();
  }

  /** To the present. */
  skip(): void {
    this.pacing.skip();
  }

  /** What the board shows next does not follow from what it showed last. */
  forget(): void {
    this.story = NOTHING;
  }

  private show(steps: readonly Shown[], speed: number, missed: boolean): void {
    const happenings = steps.map((step) => step.happening).filter((one) => one !== null);
    const view = steps.findLast((step) => step.view !== null)?.view ?? null;
    this.speed = speed;
    this.began = performance.now();
    // Nothing that happened is news to a board that has shown it.
    this.story = happenings.length > 0 ? happenings : NOTHING;
    if (view !== null) this.ahead = view;
    const told = happenings.filter((one) => kindOf(one) !== "quiet");
    if (this.away) this.missed += told.length;
    for (const one of happenings) this.listener(one, speed === 0);
    const isThrow = steps[0]?.kind === "thrown";
    if (speed === 0 || told.length === 0) this.settle(steps, missed ? told.length : 0);
    // A move is told while it is made, a throw only once it lies.
    else if (!isThrow) this.tell(steps, 0);
  }

  /** What these steps led to is seen. */
  private settle(steps: readonly Shown[], missed: number): void {
    const view = steps.findLast((step) => step.view !== null)?.view;
    if (view != null) this.view = view;
    this.tell(steps, missed);
  }

  private tell(steps: readonly Shown[], missed: number): void {
    const happening = newsOf(steps.map((step) => step.happening).filter((one) => one !== null));
    if (happening !== undefined) this.news = { happening, missed };
  }
}

/** The last thing that is news, undefined where nothing is. */
export function newsOf(happenings: readonly TableEvent[]): TableEvent | undefined {
  return happenings.findLast((one) => kindOf(one) !== "quiet" || NEWS.test(one.kind));
}

function kindOf({ kind }: TableEvent): Step["kind"] {
  return kind === "thrown" || kind === "played" ? kind : kind === "taken_back" ? "played" : "quiet";
}
