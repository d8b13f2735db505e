import { type Random, seededRandom } from "../../../domain/identity/seededRandom.ts";
import { arrange, type Part } from "./arrangement.ts";
import { drumKit } from "./drumKit.ts";
import { type DrumName, drumsOf, type Hit } from "./drums.ts";
import { barsOf } from "./form.ts";
import { harmonyOf } from "./harmony.ts";
import { INSTRUMENTS } from "./instruments.ts";
import { master } from "./master.ts";
import type { Genre, Tune } from "./Note.ts";
import { Room } from "./Room.ts";
import { type Style, styleOf } from "./Style.ts";
import { SAMPLE_RATE } from "./wavetables.ts";

/** How long the last chord rings. */
const TAIL_SECONDS = 3.2;

const DRUM_SEATS: Record<DrumName, { level: number; pan: number; reverb: number }> = {
  kick: { level: 0.47, pan: 0, reverb: 0 },
  snare: { level: 0.4, pan: 0.04, reverb: 0.12 },
  clap: { level: 0.34, pan: -0.05, reverb: 0.16 },
  hat: { level: 0.15, pan: 0.25, reverb: 0.02 },
  open: { level: 0.16, pan: 0.25, reverb: 0.05 },
  ride: { level: 0.17, pan: -0.3, reverb: 0.08 },
  rim: { level: 0.16, pan: -0.2, reverb: 0.15 },
  tom: { level: 0.36, pan: -0.15, reverb: 0.12 },
  crash: { level: 0.17, pan: 0.2, reverb: 0.12 },
  shaker: { level: 0.14, pan: -0.35, reverb: 0.04 },
};

const DRUM_LEVEL: Record<Genre, number> = { electronic: 1, rock: 1, pop: 0.9, "hip-hop": 1.05, jazz: 0.62 };

/** How long a song will last, in seconds, without playing it. */
export function secondsOf(tune: Tune): number {
  return secondsOfBars(compose(tune).bars, tune);
}

function secondsOfBars(bars: readonly unknown[], { bpm }: Tune): number {
  return (bars.length * 4 * 60) / bpm + TAIL_SECONDS;
}

/** What the players know before the first note; `random` goes on where this ended. */
function compose(tune: Tune) {
  const random = seededRandom(`${tune.seed} ${tune.genre} ${tune.key} ${tune.bpm}`);
  const harmony = harmonyOf(tune.key, tune.genre, random);
  const style = styleOf(tune, random);
  return { random, harmony, style, bars: barsOf(tune, harmony) };
}

/** Plays a song. Pure: the same tune gives the same samples. About a third of a second of work per song. */
export function synthesise(tune: Tune): { left: Float32Array; right: Float32Array; sampleRate: 44_100 } {
  const { random, harmony, style, bars } = compose(tune);
  const parts = arrange(bars, harmony, style, tune, random);
  const hits = drumsOf(bars, tune.genre, random);

  const beatSeconds = 60 / tune.bpm;
  const room = new Room(secondsOfBars(bars, tune));
  const timeOf = (beat: number) => swung(beat, style) * beatSeconds;
  for (const part of parts) play(part, room, style, timeOf, beatSeconds, random);
  beat(hits, room, tune.genre, timeOf, style, random);
  const kicks = hits
    .filter(({ drum, velocity }) => drum === "kick" && velocity > 0.5)
    .map(({ at }) => timeOf(at));
  if (style.pumping > 0) room.duck(kicks, style.pumping);
  room.mixDown(beatSeconds, style.echo, 0.32 * style.reverb);
  master(room.left, room.right, style.loudness, TAIL_SECONDS * 0.8);
  return { left: room.left, right: room.right, sampleRate: SAMPLE_RATE };
}

/** Moves the second half of each beat (or half beat) back: swing. */
function swung(at: number, { swing, grid }: Style): number {
  const whole = Math.floor(at / grid) * grid;
  const place = (at - whole) / grid;
  const moved = place < 0.5 ? place * 2 * swing : swing + (place - 0.5) * 2 * (1 - swing);
  return whole + moved * grid;
}

function play(
  part: Part,
  room: Room,
  style: Style,
  timeOf: (beat: number) => number,
  beatSeconds: number,
  random: Random,
): void {
  const instrument = INSTRUMENTS[part.instrument](random);
  // Equal notes sound equal: each pitch, length and strength is computed once and placed many times.
  const played = new Map<string, Float32Array>();
  const voices = new Map<number, number>();
  for (const note of part.notes) {
    const voice = voices.get(note.at) ?? 0;
    voices.set(note.at, voice + 1);
    const ticks = Math.max(2, Math.round(note.beats * beatSeconds * 40));
    const strength = Math.min(3, Math.max(0, Math.floor(note.velocity * 4)));
    const key = `${note.pitch} ${ticks} ${strength}`;
    let sound = played.get(key);
    if (!sound) {
      sound = instrument(note.pitch, ticks / 40, Math.max(0.05, strength / 3 + style.brightness));
      played.set(key, sound);
    }
    const side = part.spread * (voice % 2 ? 1 : -1) * (1 - 0.5 * Math.floor(voice / 2));
    const stray = (random() - 0.5) * 2 * style.looseness;
    room.place(sound, timeOf(note.at) + stray + voice * part.strum, {
      level: part.level * note.velocity,
      pan: Math.max(-1, Math.min(1, part.pan + side)),
      reverb: part.reverb,
      echo: part.echo,
      isDrum: false,
    });
  }
}

function beat(
  hits: Hit[],
  room: Room,
  genre: Genre,
  timeOf: (beat: number) => number,
  style: Style,
  random: Random,
): void {
  const kit = drumKit(genre, random);
  for (const { drum, at, velocity } of hits) {
    const seat = DRUM_SEATS[drum];
    const stray = drum === "kick" ? 0 : (random() - 0.5) * style.looseness;
    const level = seat.level * DRUM_LEVEL[genre] * velocity;
    room.place(kit[drum], timeOf(at) + stray, { ...seat, level, echo: 0, isDrum: true });
  }
}
