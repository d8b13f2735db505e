import type { Kysely } from "kysely";
import { type Face, type FaceTrack, findFace, findFaceOf } from "../../db/faces/faces.ts";
import { isId } from "../../db/ids.ts";
import type { DB } from "../../db/tables.generated.ts";
import { type FaceAddress, faceAddress } from "../../domain/faces/faceAddress.ts";
import { placeWord, readPlace } from "../../domain/faces/place.ts";

/** What an address or an id shows: a release, or one track of it. */
export interface Shown {
  face: Face;
  track: FaceTrack | null;
}

/** What everybody sees at an address. Missing and hidden things are alike: null. */
export async function findShown(db: Kysely<DB>, { handle, slug, place }: FaceAddress): Promise<Shown | null> {
  const face = await findFace(db, handle, slug);
  if (!face) return null;
  if (place === null) return { face, track: null };
  const at = readPlace(place);
  const track = at && face.tracks.find(({ disc, position }) => disc === at.disc && position === at.position);
  return track ? { face, track } : null;
}

/** The same for the id of a release or a track. */
export async function findShownOf(db: Kysely<DB>, id: string): Promise<Shown | null> {
  if (!isId(id)) return null;
  const face = await findFaceOf(db, id);
  if (!face) return null;
  return { face, track: face.id === id ? null : (face.tracks.find((track) => track.id === id) ?? null) };
}

/** Its page below the installation's own address. */
export function addressOf({ face, track }: Shown): string {
  return faceAddress({ handle: face.handle, slug: face.slug, place: track && placeWord(track) });
}
