import { MAX_ARTIST_NAME_LENGTH, MAX_ARTISTS } from "../catalog/track.ts";

/** Who is credited where a title names guests. */
export interface Credited {
  artistNames: readonly string[];
  /** Others who count as credited: on a release, the artists of its tracks. */
  elsewhere: readonly string[];
  /** Whether a guest may join the artists: on a track, not on a release, whose artists stand on all of it. */
  mayJoin: boolean;
}

const BETWEEN = /\s*[,&+;]\s*|\s+(?:and|y|e|x|with|con|vs\.?)\s+/iu;
const ONE_NAME = /^(?=.*\p{L})[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’. ]|(?<! )-(?! ))*$/u;
const MORE_THAN_A_NAME = /(?:^|\s)(?:feat|ft|featuring|prod|produced|presents)\.?(?:\s|$)/iu;

/**
 * The artists that stand when these guests leave a title and nobody is lost: all are credited, or the one whom it names
 * joins. Null where only a person can tell, as whether "Earth, Wind & Fire" are one guest or three.
 */
export function artistsWith(guests: string, { artistNames, elsewhere, mayJoin }: Credited) {
  const known = new Set([...artistNames, ...elsewhere].map((name) => name.toLowerCase()));
  const isKnown = (name: string) => known.has(name.toLowerCase());
  if (isKnown(guests)) return artistNames;
  const names = guests.split(BETWEEN).filter(Boolean);
  if (names.length > 1) return names.every(isKnown) ? artistNames : null;
  // A guest is nobody's only artist.
  const hasRoom = artistNames.length > 0 && artistNames.length < MAX_ARTISTS;
  const canJoin = mayJoin && hasRoom && guests.length <= MAX_ARTIST_NAME_LENGTH;
  return canJoin && ONE_NAME.test(guests) && !MORE_THAN_A_NAME.test(guests) ? [...artistNames, guests] : null;
}
