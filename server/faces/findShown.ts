import type { Kysely } from "kysely";
import { type Face, type FaceTrack, findFace, findFaceOf } from "../../db/faces/faces.ts";
import { findStandaloneTrack } from "../../db/faces/standaloneTracks.ts";
import type { DB } from "../../db/tables.generated.ts";
import { type FaceAddress, faceAddress, standaloneIdIn } from "../../domain/faces/faceAddress.ts";
import { placeWord, readPlace } from "../../domain/faces/place.ts";
import { isId } from "../../domain/isId.ts";

/** What an address or an id shows: a release, one track of it, or a track that stands by itself. */
export interface Shown {
  face: Face;
  track: FaceTrack | null;
}

/** What everybody sees at an address. Missing and hidden things are alike: null. */
export async function findShown(db: Kysely<DB>, address: FaceAddress): Promise<Shown | null> {
  const id = standaloneIdIn(address);
  if (id) return findShownOf(db, id);
  const { handle, slug, place } = address;
  const face = await findFace(db, handle, slug);
  if (!face) return null;
  if (place === null) return { face, track: null };
  const at = readPlace(place);
  const track = at && face.tracks.find(({ disc, position }) => disc === at.disc && position === at.position);
  return track ? { face, track } : null;
}

/** The same for the id of a release or a track: on a release that shows it, else by itself. */
export async function findShownOf(db: Kysely<DB>, id: string): Promise<Shown | null> {
  if (!isId(id)) return null;
  const face = await findFaceOf(db, id);
  if (face) return { face, track: face.tracks.find((track) => track.id === id) ?? null };
  const single = await findStandaloneTrack(db, id);
  return single ? { face: single, track: single.tracks[0]! } : null;
}

/** Whether it is a track without a release around it. */
export function isStandalone({ face, track }: Shown): boolean {
  return face.id === track?.id;
}

/** Its page below the installation's own address. */
export function addressOf(shown: Shown): string {
  const { face, track } = shown;
  const place = track && (isStandalone(shown) ? track.id : placeWord(track));
  return faceAddress({ handle: face.handle, slug: face.slug, place });
}
