/** Where a track stands on a release. Both count from one. */
export interface DiscPlace {
  disc: number;
  position: number;
}

const PLACE = /^(?:([1-9]\d{0,2})-)?([1-9]\d{0,2})$/;

/** A track's place as addresses write it: `3`, and `2-3` on a further disc. */
export function placeWord({ disc, position }: DiscPlace): string {
  return disc === 1 ? String(position) : `${disc}-${position}`;
}

/** The place that a word names; null for any other word, and for one that has a shorter form. */
export function readPlace(word: string): DiscPlace | null {
  const [, disc, position] = PLACE.exec(word) ?? [];
  if (position === undefined) return null;
  const place = { disc: Number(disc ?? 1), position: Number(position) };
  return placeWord(place) === word ? place : null;
}
