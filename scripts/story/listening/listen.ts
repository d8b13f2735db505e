import { DAY_MS } from "../../../domain/duration.ts";
import { between, type Random, seededRandom } from "../../../domain/identity/seededRandom.ts";

/** A song as far as taste goes. */
export interface Listenable {
  id: string;
  artist: string;
  genre: string;
  mood: string;
  durationMs: number;
  /** Milliseconds since 1970. */
  outAt: number;
}

export interface Listener {
  /** Seed of all that they do. */
  name: string;
  /** When they came, in milliseconds since 1970. */
  since: number;
  /** Loved most first; the others they hardly hear. */
  genres: readonly string[];
  moods: readonly string[];
  /** The chance that they listen on a day in the week. */
  habit: number;
  /** Artists whose music they never play here, such as their own. */
  avoids?: ReadonlySet<string>;
}

export interface Listening {
  song: Listenable;
  startedAt: Date;
  heardMs: number;
}

/** How much a genre or mood is loved by its place in somebody's list. */
const LOVE = [1, 0.4];
const HARDLY = 0.05;
const WEEKEND = 1.5;
const SKIPPED = 0.09;
const MOST_IN_A_ROW = 6;
const PAUSE_MS = 2_000;

/** Everything that somebody hears until now, the earliest first: the same for the same seed and day. */
export function* listen(listener: Listener, songs: readonly Listenable[], now: Date): Generator<Listening> {
  const random = seededRandom(`listens ${listener.name}`);
  const loves = songs.map((song) => ({ song, love: loveOf(listener, song, random) }));
  for (let day = Math.floor(listener.since / DAY_MS) * DAY_MS; day < now.getTime(); day += DAY_MS) {
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    if (random() > listener.habit * (isWeekend ? WEEKEND : 1)) continue;
    // Most listen in the evening.
    let at = Math.max(day + (7 + 15 * Math.sqrt(random())) * 3_600_000, listener.since);
    const known = loves.filter(({ song, love }) => song.outAt <= at && love > 0);
    for (let left = 1 + Math.floor(random() ** 1.5 * MOST_IN_A_ROW); left > 0 && known.length > 0; left--) {
      const song = drawn(known, random);
      const isSkipped = random() < SKIPPED;
      const heardMs = Math.round(isSkipped ? between(random, 2_000, 20_000) : song.durationMs);
      if (at + heardMs > now.getTime()) return;
      yield { song, startedAt: new Date(at), heardMs };
      at += heardMs + PAUSE_MS;
    }
  }
}

/** From 0: what somebody never plays. Squared chance: even of what they love they love little very much. */
function loveOf({ genres, moods, avoids }: Listener, song: Listenable, random: Random): number {
  const chance = random() ** 2;
  if (avoids?.has(song.artist)) return 0;
  return (
    (LOVE[genres.indexOf(song.genre)] ?? HARDLY) * (LOVE[moods.indexOf(song.mood)] ?? 4 * HARDLY) * chance
  );
}

function drawn(known: readonly { song: Listenable; love: number }[], random: Random): Listenable {
  let left = random() * known.reduce((sum, { love }) => sum + love, 0);
  for (const { song, love } of known) {
    left -= love;
    if (left <= 0) return song;
  }
  return known.at(-1)!.song;
}

/**
 * Invented people who come over the last year, more of them from month to month, each with a taste of their own.
 */
export function inventListeners(
  count: number,
  { genres, moods }: { genres: readonly string[]; moods: readonly string[] },
  now: Date,
): Listener[] {
  return Array.from({ length: count }, (_, place) => {
    const name = `visitor ${place}`;
    const random = seededRandom(name);
    const shuffled = (words: readonly string[]) =>
      words
        .map((word) => ({ word, at: random() }))
        .sort((a, b) => a.at - b.at)
        .map(({ word }) => word);
    return {
      name,
      since: now.getTime() - 365 * DAY_MS * random() ** 1.6,
      genres: shuffled(genres).slice(0, LOVE.length),
      moods: shuffled(moods).slice(0, LOVE.length),
      habit: 0.03 + 0.35 * random() ** 3,
    };
  });
}
