/**
 * Stone, wood, bone, bronze, a taut string and water, made on the spot.
 *
 * A struck thing is a short burst of noise, which is the blow, and a few tones that die away at
 * their own rates, which is the thing. Water is noise that is swept, with rising drops in it.
 */

export type Timbre = "stone" | "wood" | "bone" | "coin" | "bronze" | "string" | "water";

/** One way in which a struck thing sounds: its pitch in hertz, its share, its seconds. */
type Tone = readonly [pitch: number, share: number, length: number];

interface Struck {
  readonly partials: readonly Tone[];
  /** The blow: the band of its noise, how narrow that is, its share and its seconds. */
  readonly blow: { readonly pitch: number; readonly narrow: number; readonly share: number; readonly length: number };
  /** How much the pitch differs from blow to blow. */
  readonly spread: number;
}

export const STRUCK: Readonly<Record<Exclude<Timbre, "water">, Struck>> = {
  stone: {
    partials: [
      [128, 0.9, 0.06],
      [311, 0.35, 0.05],
      [742, 0.18, 0.03],
    ],
    blow: { pitch: 1500, narrow: 0.6, share: 0.7, length: 0.035 },
    spread: 0.06,
  },
  wood: {
    partials: [
      [392, 0.8, 0.07],
      [1046, 0.4, 0.04],
      [1730, 0.15, 0.025],
    ],
    blow: { pitch: 1100, narrow: 1.2, share: 0.4, length: 0.02 },
    spread: 0.08,
  },
  bone: {
    partials: [
      [1890, 0.35, 0.022],
      [3260, 0.3, 0.016],
    ],
    blow: { pitch: 3800, narrow: 2.2, share: 0.8, length: 0.018 },
    spread: 0.22,
  },
  coin: {
    partials: [
      [2310, 0.3, 0.16],
      [3714, 0.22, 0.11],
      [5480, 0.12, 0.07],
    ],
    blow: { pitch: 5200, narrow: 1.5, share: 0.35, length: 0.012 },
    spread: 0.12,
  },
  bronze: {
    partials: [
      [262, 0.5, 0.4],
      [393, 0.4, 0.36],
      [524, 0.4, 0.3],
      [721, 0.2, 0.2],
      [1184, 0.1, 0.12],
    ],
    blow: { pitch: 900, narrow: 0.8, share: 0.2, length: 0.03 },
    spread: 0,
  },
  string: {
    partials: [
      [330, 0.5, 0.18],
      [660, 0.3, 0.14],
      [990, 0.15, 0.12],
    ],
    blow: { pitch: 2400, narrow: 1, share: 0.15, length: 0.01 },
    spread: 0.02,
  },
};
export const VOLUME = 0.3;
/** After so many times its length a tone is a thousandth of what it was: nobody hears it end. */
export const FADED = 7;
const WATER = 0.9;
const DROPS = [0.18, 0.34, 0.42, 0.61];

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Sound a timbre after so many seconds. */
export function strike(timbre: Timbre, after: number, loudness: number): void {
  // Browsers let nothing be heard before the page has been touched.
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  render(context, timbre, context.currentTime + after, loudness);
}

/** Sound a timbre at a moment of an audio context, whether it is heard or written down. */
export function render(audio: BaseAudioContext, timbre: Timbre, at: number, loudness: number): void {
  const out = audio.createGain();
  out.gain.value = VOLUME * loudness;
  out.connect(audio.destination);
  if (timbre === "water") pour(audio, out, at);
  else ring(audio, out, at, STRUCK[timbre]);
}

function ring(audio: BaseAudioContext, out: AudioNode, at: number, struck: Struck): void {
  const tuned = 1 + struck.spread * (Math.random() - 0.5);
  for (const [pitch, share, length] of struck.partials) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch * tuned;
    tone.connect(fading(audio, out, at, share, length));
    tone.start(at);
    tone.stop(at + FADED * length);
  }
  const { pitch, narrow, share, length } = struck.blow;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch * tuned;
  band.Q.value = narrow;
  band.connect(fading(audio, out, at, share, length));
  hiss(audio, band, at, FADED * length);
}

function pour(audio: BaseAudioContext, out: AudioNode, at: number): void {
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 0.9;
  band.frequency.setValueAtTime(500, at);
  band.frequency.linearRampToValueAtTime(1500, at + WATER * 0.25);
  band.frequency.linearRampToValueAtTime(420, at + WATER);
  const swell = audio.createGain();
  swell.gain.setValueAtTime(0, at);
  swell.gain.linearRampToValueAtTime(1.1, at + WATER * 0.2);
  swell.gain.linearRampToValueAtTime(0, at + WATER);
  band.connect(swell).connect(out);
  hiss(audio, band, at, WATER);
  for (const drop of DROPS) {
    const tone = audio.createOscillator();
    tone.frequency.setValueAtTime(420 + 500 * drop, at + drop);
    tone.frequency.exponentialRampToValueAtTime(1100 + 600 * drop, at + drop + 0.07);
    tone.connect(fading(audio, out, at + drop, 0.35, 0.03));
    tone.start(at + drop);
    tone.stop(at + drop + 0.12);
  }
}

/** A volume that dies away: to a third in `length` seconds. */
function fading(
  audio: BaseAudioContext,
  out: AudioNode,
  at: number,
  share: number,
  length: number,
): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(share, at);
  volume.gain.setTargetAtTime(0, at, length);
  volume.connect(out);
  return volume;
}

function hiss(audio: BaseAudioContext, out: AudioNode, at: number, length: number): void {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  source.connect(out);
  source.start(at, Math.random() * 0.5, length);
}

function whiteNoise(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, 2 * audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
  return buffer;
}
