import { type Kysely, sql } from "kysely";
import { storedAheadOf, streamsAt } from "../../domain/catalog/storedAhead.ts";
import { PICTURE_SHAPES, type PictureKind, pictureFile } from "../../domain/profiles/picture.ts";
import type { DB } from "../tables.generated.ts";
import { filesOf } from "../workspaces/deletion.ts";
import type { Person } from "./Person.ts";

/** Where the ZIP of an export lies in the store. */
export function exportKey(exportId: string): string {
  return `exports/${exportId}.zip`;
}

/**
 * Files that go with a person: `media/…` is a key of the store, `incoming/…` an upload that is received, `work/…` what a job
 * has under way.
 */
export async function listFiles(db: Kysely<DB>, { userId, studioIds }: Person): Promise<string[]> {
  const ofStudios = await Promise.all(studioIds.map((id) => filesOf(db, id)));
  const uploads = await db
    .selectFrom("upload")
    .select(["id", "state", "replacesTrackId"])
    .where((eb) => eb.or([eb("userId", "=", userId), eb("workspaceId", "in", [...studioIds, userId])]))
    .execute();
  const tracks = await db
    .selectFrom("track")
    .select("id")
    .where("workspaceId", "in", [...studioIds, userId])
    .where("state", "=", "processing")
    .execute();
  const sounds = await db
    .selectFrom("assetVersion")
    .innerJoin("asset", "asset.id", "assetVersion.assetId")
    .select("assetVersion.id")
    .where("asset.workspaceId", "in", [...studioIds, userId])
    .where("assetVersion.preview", "=", "making")
    .execute();
  const exports = await db.selectFrom("dataExport").select("id").where("userId", "=", userId).execute();
  const keys = [
    ...ofStudios.flatMap(({ keys }) => keys),
    ...(await listPictures(db, userId)),
    ...(await listAgentPictures(db, userId)),
    ...exports.map(({ id }) => exportKey(id)),
    ...storedAheadOf(uploads),
    ...tracks.flatMap(({ id }) => streamsAt(`streams/${id}`)),
  ];
  return [
    ...keys.map((key) => `media/${key}`),
    ...new Set(
      [...ofStudios.flatMap(({ uploadIds }) => uploadIds), ...uploads.map(({ id }) => id)].map(
        (id) => `incoming/${id}`,
      ),
    ),
    ...[...tracks, ...sounds, ...exports, ...uploads].map(({ id }) => `work/${id}`),
    ...uploads.map(({ id }) => `work/ingest-${id}`),
  ];
}

/** Keys of a person's pictures, in every size. */
export async function listPictures(db: Kysely<DB>, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; kind: PictureKind; key: string }>`
    select id, 'avatar' as kind, "avatarKey" as key from profile where "userId" = ${userId} and "avatarKey" is not null
    union select id, 'header', "headerKey" from profile where "userId" = ${userId} and "headerKey" is not null
  `.execute(db);
  return rows.flatMap(({ id, kind, key }) =>
    PICTURE_SHAPES[kind].widths.map((width) => `pictures/${id}/${pictureFile(kind, key, width)}`),
  );
}

/** Keys of the pictures that somebody sent for assistants of their own, in every size. */
export async function listAgentPictures(db: Kysely<DB>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("agentPicture")
    .select(["id", "kind", "key"])
    .where("userId", "=", userId)
    .execute();
  return rows.flatMap(({ id, kind, key }) =>
    PICTURE_SHAPES[kind as PictureKind].widths.map(
      (width) => `agents/${id}/${pictureFile(kind as PictureKind, key, width)}`,
    ),
  );
}
