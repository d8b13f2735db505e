import type { Kysely } from "kysely";
import {
  findPublicRelease,
  findPublicReleaseOf,
  type PublicRelease,
  type PublicTrackRow,
} from "../../db/publicPages/publicReleases.ts";
import { findStandaloneTrack } from "../../db/publicPages/standaloneTracks.ts";
import type { DB } from "../../db/tables.generated.ts";
import { isId } from "../../domain/isId.ts";
import { type PageAddress, pageAddress, standaloneIdIn } from "../../domain/publicPages/pageAddress.ts";
import { placeWord, readPlace } from "../../domain/publicPages/place.ts";

/** What an address or an id shows: a release, one track of it, or a track that stands by itself. */
export interface Shown {
  release: PublicRelease;
  track: PublicTrackRow | null;
}

/** What everybody sees at an address. Missing and hidden things are alike: null. */
export async function findShown(db: Kysely<DB>, address: PageAddress): Promise<Shown | null> {
  const id = standaloneIdIn(address);
  if (id) return findShownOf(db, id);
  const { handle, slug, place } = address;
  const release = await findPublicRelease(db, handle, slug);
  if (!release) return null;
  if (place === null) return { release, track: null };
  const at = readPlace(place);
  const track =
    at && release.tracks.find(({ disc, position }) => disc === at.disc && position === at.position);
  return track ? { release, track } : null;
}

/** The same for the id of a release or a track: on a release that shows it, else by itself. */
export async function findShownOf(db: Kysely<DB>, id: string): Promise<Shown | null> {
  if (!isId(id)) return null;
  const release = await findPublicReleaseOf(db, id);
  if (release) return { release, track: release.tracks.find((track) => track.id === id) ?? null };
  const single = await findStandaloneTrack(db, id);
  return single ? { release: single, track: single.tracks[0]! } : null;
}

/** Whether it is a track without a release around it. */
export function isStandalone({ release, track }: Shown): boolean {
  return release.id === track?.id;
}

/** Its page below the installation's own address. */
export function addressOf(shown: Shown): string {
  const { release, track } = shown;
  const place = track && (isStandalone(shown) ? track.id : placeWord(track));
  return pageAddress({ handle: release.handle, slug: release.slug, place });
}
