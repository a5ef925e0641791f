/** Short sounds made on the spot: stone, wood, dice. Nothing is played until it is asked for. */
import type { Happening } from "../board/types";

type Knock = { readonly at: number; readonly pitch: number; readonly length: number };

const DICE: readonly Knock[] = [0, 0.07, 0.13, 0.22].map((at, index) => ({
  at,
  pitch: 900 + 170 * ((index * 7) % 4),
  length: 0.05,
}));
const WOOD: readonly Knock[] = [{ at: 0, pitch: 220, length: 0.09 }];
const CAPTURE: readonly Knock[] = [
  { at: 0, pitch: 180, length: 0.08 },
  { at: 0.1, pitch: 120, length: 0.16 },
];
const CHORD: readonly Knock[] = [262, 330, 392, 523].map((pitch, index) => ({
  at: 0.09 * index,
  pitch,
  length: 0.5,
}));

let context: AudioContext | null = null;

/** Let people hear what happened. */
export function hear(story: readonly Happening[]): void {
  const last = story.at(-1);
  if (last === undefined) return;
  const kinds = story.flatMap((happening) => happening.events.map((event) => event.kind));
  if (kinds.some((kind) => kind.includes("won"))) play(CHORD);
  else if (kinds.some((kind) => kind === "captured" || kind === "swapped")) play(CAPTURE);
  else if (last.kind === "thrown") play(DICE);
  else if (last.kind === "played") play(WOOD);
}

function play(knocks: readonly Knock[]): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const { at, pitch, length } of knocks) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(pitch, now + at);
    tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, now + at + length);
    volume.gain.setValueAtTime(0.16, now + at);
    volume.gain.exponentialRampToValueAtTime(0.0005, now + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length);
  }
}
