import { decodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely } from "kysely";
import type { DB } from "../../../db/tables.generated.ts";
import type { Kit } from "./kit.ts";
import { aProfile } from "./profileThings.ts";

/** The address at which everybody would find a release of the kit's. */
export async function pageOf(
  { founderId, ...kit }: Kit,
  db: Kysely<DB>,
  which: "publicRelease" | "draftRelease",
): Promise<{ handle: string; slug: string }> {
  const { handle } = await aProfile(db, founderId, true);
  const { slug } = await db
    .selectFrom("release")
    .select("slug")
    .where("id", "=", decodeGlobalID(kit[which]).id)
    .executeTakeFirstOrThrow();
  return { handle, slug };
}

/** The id by which the page of the kit's public track is asked for, as of one on no release. */
export async function standaloneIn({ founderId, publicTrack }: Kit, db: Kysely<DB>): Promise<{ id: string }> {
  await aProfile(db, founderId, true);
  return { id: decodeGlobalID(publicTrack).id };
}

/** The id of the kit's public release, at a page that everybody sees. */
export async function embedOf(kit: Kit, db: Kysely<DB>): Promise<string> {
  await pageOf(kit, db, "publicRelease");
  return decodeGlobalID(kit.publicRelease).id;
}

/** The stream of the kit's public track, as the player of its release asks for it. */
export async function embeddedStreamOf(kit: Kit, db: Kysely<DB>): Promise<string> {
  const releaseId = await embedOf(kit, db);
  const { id: trackId } = decodeGlobalID(kit.publicTrack);
  await db.insertInto("releaseTrack").values({ releaseId, trackId, position: 1 }).execute();
  const facts = { quality: "basic", storageKey: "streams/matrix.mp3", mimeType: "audio/mpeg" };
  await db
    .insertInto("rendition")
    .values({ trackId, ...facts, bytes: 5, bitrate: 1 })
    .execute();
  return `/embed/${releaseId}/${trackId}/stream`;
}
