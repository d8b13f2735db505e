import { parseMusicalKey } from "../catalog/musicalKey.ts";

interface Sounding {
  key: string | null;
  bpm: number | null;
}

const HOURS = Array.from({ length: 12 }, (_, place) => place + 1);
/** Where each key stands on the wheel that DJs mix by. */
const PLACES = new Map(
  HOURS.flatMap((hour) =>
    (["A", "B"] as const).map((ring) => [parseMusicalKey(`${hour}${ring}`)!, { hour, ring }]),
  ),
);

/** The keys that go together with one: the same, its relative, and those an hour away. */
export function neighboursOf(key: string): string[] {
  const place = PLACES.get(key);
  if (!place) return [];
  return [...PLACES].filter(([, other]) => distance(place, other) <= 1).map(([name]) => name);
}

/** Each song once: begins with the slowest, then always goes to the one nearest in key and tempo. */
export function flowing<Song extends Sounding>(songs: readonly Song[]): Song[] {
  const left = songs.toSorted((a, b) => (a.bpm ?? 0) - (b.bpm ?? 0));
  const order: Song[] = [];
  while (left.length) {
    const last = order.at(-1);
    const costs = left.map((song) => (last ? cost(last, song) : 0));
    order.push(...left.splice(costs.indexOf(Math.min(...costs)), 1));
  }
  return order;
}

/** One hour of the wheel weighs as much as ten beats a minute. */
function cost(from: Sounding, to: Sounding): number {
  const [a, b] = [PLACES.get(from.key ?? ""), PLACES.get(to.key ?? "")];
  return (a && b ? distance(a, b) : 3) + Math.abs((from.bpm ?? 120) - (to.bpm ?? 120)) / 10;
}

function distance(a: { hour: number; ring: string }, b: { hour: number; ring: string }): number {
  const apart = Math.abs(a.hour - b.hour);
  return Math.min(apart, 12 - apart) + (a.ring === b.ring ? 0 : 1);
}
