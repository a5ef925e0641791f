/** A position that can be played on, without a table: figures of the rules, lessons. */
import { seatInfos } from "./model/seats";
import { tellEvents } from "./model/narration";
import type { TableEvent, SeatInfo } from "./board/types";
import { preferences } from "./preferences.svelte";
import { api, Refused } from "./wire/api";
import type { Frame, GameWords, Refusal } from "./wire/schema.gen";

export class Study {
  frame: Frame | null = $state.raw(null);
  words: GameWords | null = $state.raw(null);
  why: Refusal | null = $state.raw(null);
  /** What the last token made happen, for the board to animate. */
  story: readonly TableEvent[] = $state.raw([]);
  /** The options of the position that is shown: a board is drawn for them. */
  chosenOptions: Readonly<Record<string, string>> = $state.raw({});
  private steps = 0;

  readonly seats: readonly SeatInfo[] = $derived(
    this.frame === null
      ? []
      : seatInfos(this.frame.colours, null, preferences.language),
  );
  /** What just happened, in words. */
  readonly told: string = $derived(
    this.frame === null || this.words === null
      ? ""
      : tellEvents(
          this.frame.events,
          this.words,
          preferences.language,
          this.seats.map((seat) => seat.name),
        ),
  );

  constructor(
    readonly game: string,
    private options: Readonly<Record<string, string>> = {},
  ) {
    void api.words(game).then((words) => (this.words = words));
  }

  /** Set the board up anew. */
  async begin(position: string, options: Readonly<Record<string, string>>): Promise<void> {
    this.options = options;
    // Whoever draws the position asks for the layout too; it need not wait for the position.
    void api.layout(this.game, options).catch(() => undefined);
    await this.ask({ position });
  }

  /** Play a move or a throw from where the board stands. */
  async play(token: string): Promise<boolean> {
    if (this.frame === null) return false;
    return this.ask({ position: this.frame.position, token });
  }

  /** Throw what falls. */
  async throwAtRandom(): Promise<void> {
    if (this.frame === null) return;
    const { game, options } = this;
    const { chances } = await api.frame({
      game,
      options,
      position: this.frame.position,
      chances: true,
    });
    const token = chances[Math.floor(Math.random() * chances.length)];
    if (token !== undefined) await this.play(token);
  }

  /** Ask why a touch means nothing. */
  async explain(source: string, target: string): Promise<void> {
    if (this.frame === null) return;
    const { game, options } = this;
    try {
      const { refusal } = await api.why({ game, options, position: this.frame.position, source, target });
      this.why = refusal;
    } catch (fault) {
      this.why = fault instanceof Refused ? fault.refusal : null;
    }
  }

  private happening({ seat, thrown, events }: Frame, token: string): TableEvent {
    this.steps += 1;
    const kind = thrown ? "thrown" : "played";
    return { version: this.steps, kind, seat, token, events, facts: {} };
  }

  private async ask(where: { position: string; token?: string }): Promise<boolean> {
    this.why = null;
    try {
      const { options } = this;
      const frame = await api.frame({ game: this.game, options, ...where });
      this.frame = frame;
      this.chosenOptions = options;
      // Told with the scene it leads to, and not after it: a board shows both together.
      this.story = where.token === undefined ? [] : [this.happening(frame, where.token)];
      return true;
    } catch (fault) {
      this.why = fault instanceof Refused ? fault.refusal : null;
      return false;
    }
  }
}
