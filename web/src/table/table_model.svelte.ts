/** A table as it is seen from here: whose turn it is, what may be done, and in which words. */
import type { SeatInfo } from "../board/types";
import { offersOf, type Offers } from "../offers";
import { preferences } from "../preferences.svelte";
import { fairHelp, freeSeats, isOver, statusOf, toAct, toTakeBack, winners } from "../model/selectors";
import { seatInfos } from "../model/seats";
import { tell, tellAwaited, tellNews } from "../model/narration";
import type { Catalogue, GameWords, TableEvent, View } from "../wire/schema.gen";
import { levelName, say, spoken } from "../words/say.svelte";
import type { TableSession } from "./session.svelte";
import { verdictText } from "./verdict";

export class TableModel {
  /** The table as far as it has been seen; what the board is still showing is not part of it. */
  readonly view: View = $derived.by(() => this.session.playback.view ?? this.first);
  /** Whether something is still being shown: until then nothing is to be done. */
  readonly showing: boolean = $derived.by(() => this.session.playback.showing);
  /** What happened, as far as it has been shown. */
  readonly log: readonly TableEvent[] = $derived.by(() => {
    const { log } = this.session.state;
    const isAhead = (log.at(-1)?.version ?? 0) > this.view.version;
    return isAhead ? log.filter((happening) => happening.version <= this.view.version) : log;
  });
  /** The seats that are played here. */
  readonly mine: readonly number[] = $derived.by(() => this.session.mine);
  /** The seat played here that is to act, null where none is. */
  readonly acting: number | null = $derived(this.showing ? null : toAct(this.view, this.mine));
  readonly mayChoose = $derived(this.acting !== null && this.view.awaits.kind === "choice");
  readonly mayThrow = $derived(this.acting !== null && this.view.awaits.kind === "throw");
  readonly over: boolean = $derived(!this.showing && isOver(this.view));
  /** Whether somebody who plays here can do anything at all. */
  readonly mayAct = $derived(
    this.mine.length > 0 && !this.over && this.view.awaits.kind !== "seats",
  );
  /** The seat that can take its last choice back here, by what has happened and not by what has
      been seen of it: bots' moves that are still to be shown go with it. */
  readonly takesBack: number | null = $derived.by(() =>
    toTakeBack(this.session.state.view, this.mine),
  );
  /** Whether somebody is still to sit down, and may be asked to by those who sit. */
  readonly waiting = $derived(this.mine.length > 0 && this.view.awaits.kind === "seats");
  /** Whether there is a seat for somebody who has none. */
  readonly hasRoom = $derived(
    this.mine.length === 0 && !this.over && freeSeats(this.view).length > 0,
  );
  /** Whether somebody here may be helped without harm to anybody elsewhere. */
  readonly fair = $derived(this.over || fairHelp(this.view, this.mine));

  /** What this game offers besides being played. */
  readonly offers: Offers = $derived.by(() => offersOf(this.catalogue, this.view.game));
  /** Whether hints and chances can be had here. */
  readonly mayBeAdvised = $derived(this.fair && this.offers.analysis);

  readonly infos: readonly SeatInfo[] = $derived(
    seatInfos(this.view.colours, this.view.seats, preferences.language),
  );
  readonly names: readonly string[] = $derived(this.infos.map((info) => info.name));
  readonly title: string = $derived.by(() => {
    const card = this.catalogue.games.find((card) => card.id === this.view.game);
    return card === undefined ? "" : spoken(card.title);
  });

  private readonly awaited = $derived(statusOf(this.view, this.mine));
  /** What is awaited, in one sentence. */
  readonly status: string = $derived.by(() => {
    const { lead, voice, seat } = this.awaited;
    if (lead === "over") return verdictText(this.view, this.mine, this.names);
    const begun = lead === null ? "" : say(lead, { name: this.names[seat ?? 0] ?? "" });
    if (voice === null) return begun;
    const { situation } = this.view.awaits;
    const asked = tellAwaited(situation, voice, this.words, preferences.language, this.names);
    return `${begun} ${asked}`.trim();
  });
  /** The seat that sentence speaks of, null where it speaks of none. */
  readonly statusSeat: SeatInfo | null = $derived.by(() => {
    const [won, ...others] = winners(this.view.result);
    const seat = this.awaited.seat ?? (others.length === 0 ? won : undefined);
    return this.infos[seat ?? -1] ?? null;
  });

  constructor(
    readonly session: TableSession,
    readonly catalogue: Catalogue,
    readonly words: GameWords,
    private readonly first: View,
  ) {}

  /** What happened, in words. */
  tell(happening: TableEvent): string {
    return tell(named(happening), this.words, preferences.language, this.names);
  }

  /** What happened, without what stands beside it anyway. */
  tellNews(happening: TableEvent): string {
    return tellNews(named(happening), this.words, preferences.language, this.names);
  }
}

/** An event with the level of a bot in words, where it has one. */
function named(happening: TableEvent): TableEvent {
  const { level } = happening.facts;
  if (level === undefined) return happening;
  return { ...happening, facts: { ...happening.facts, level: levelName(String(level)) } };
}
