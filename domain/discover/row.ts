import { LITTLE_HEARD_EVERY, LITTLE_HEARD_PLAYS } from "./discover.ts";

/** A track that may stand in a row. */
export interface Candidate {
  id: string;
  /** Null where nobody is named: such a track stands for itself. */
  artistId: string | null;
  /** Plays in the days of the charts. */
  monthPlays: number;
}

const artistOf = ({ id, artistId }: Candidate) => artistId ?? id;

/** The best of a list that stands best first, each artist once. */
export function oncePerArtist<Item extends Candidate>(best: readonly Item[], most: number): Item[] {
  const seen = new Set<string>();
  const row: Item[] = [];
  for (const item of best) {
    if (row.length === most) break;
    if (seen.has(artistOf(item))) continue;
    seen.add(artistOf(item));
    row.push(item);
  }
  return row;
}

/** The same list with a little-heard track in every fourth place, as long as there are any; both kinds keep their order. */
export function withLittleHeard<Item extends Candidate>(best: readonly Item[]): Item[] {
  const little = best.filter(({ monthPlays }) => monthPlays < LITTLE_HEARD_PLAYS);
  const others = best.filter(({ monthPlays }) => monthPlays >= LITTLE_HEARD_PLAYS);
  const mixed: Item[] = [];
  for (let place = 1; little.length + others.length > 0; place++) {
    const wanted = place % LITTLE_HEARD_EVERY === 0 ? [little, others] : [others, little];
    mixed.push((wanted[0]!.shift() ?? wanted[1]!.shift())!);
  }
  return mixed;
}

/** The same list with nobody twice in a row, as far as its artists allow; else as it stands. */
export function apart<Item extends Candidate>(best: readonly Item[], most: number): Item[] {
  const left = [...best];
  const row: Item[] = [];
  while (row.length < most && left.length > 0) {
    const last = row.at(-1);
    const next = left.findIndex((item) => !last || artistOf(item) !== artistOf(last));
    row.push(...left.splice(Math.max(next, 0), 1));
  }
  return row;
}
