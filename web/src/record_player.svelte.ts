/** A recorded game, moment by moment; what is looked at is fetched in stretches. */
import { api } from "./wire/api";
import type { TableEvent } from "./board/types";
import type { Frame, Replayed } from "./wire/schema.gen";

const STRETCH = 64;
/** Moments before the one looked at in which the last move is to be found. */
const RECENT = 12;

/** What led to a moment, as the log of a table has it. */
export function eventOf({ seat, token, thrown, events }: Frame, version: number): TableEvent {
  return { version, kind: thrown ? "thrown" : "played", seat, token, events, facts: {} };
}

export class RecordPlayer {
  /** The moment that is looked at, as a number of tokens. */
  index = $state(0);
  facts: Replayed | null = $state.raw(null);
  /** Whether the moment has been shown to its end. */
  isShown = $state(true);
  private frames: ReadonlyMap<number, Frame> = $state.raw(new Map());
  private readonly fetching = new Set<number>();

  readonly total = $derived(this.facts?.tokens.length ?? 0);
  readonly frame = $derived(this.frames.get(this.index) ?? null);
  /** What happened last before the moment that is looked at. */
  readonly recent: readonly TableEvent[] = $derived.by(() =>
    Array.from({ length: RECENT }, (_, back) => this.index - RECENT + 1 + back).flatMap((index) => {
      const frame = this.frames.get(index);
      return frame === undefined || frame.token === "" ? [] : [eventOf(frame, index)];
    }),
  );

  constructor(readonly record: string) {}

  /** Read the record and go to one of its moments; raises Refused for what is no record. */
  async open(index = 0): Promise<void> {
    await this.fetch(Math.floor(index / STRETCH));
    this.go(index);
  }

  go(index: number): void {
    this.index = Math.max(0, Math.min(index, this.total));
    const stretch = Math.floor(this.index / STRETCH);
    void this.fetch(stretch);
    // The next moments are likely to be wanted next.
    if (this.index % STRETCH > STRETCH / 2 && (stretch + 1) * STRETCH <= this.total) {
      void this.fetch(stretch + 1);
    }
  }

  private async fetch(stretch: number): Promise<void> {
    if (this.fetching.has(stretch)) return;
    this.fetching.add(stretch);
    try {
      const first = stretch * STRETCH;
      const replayed = await api.replay({ record: this.record, first, count: STRETCH });
      const frames = new Map(this.frames);
      replayed.frames.forEach((frame, offset) => frames.set(replayed.first + offset, frame));
      this.frames = frames;
      this.facts ??= replayed;
    } catch (fault) {
      this.fetching.delete(stretch);
      throw fault;
    }
  }
}
