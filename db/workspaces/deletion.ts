import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { PREVIEW_WIDTHS } from "../../domain/assets/assetFiles.ts";
import { COVER_WIDTHS } from "../../domain/catalog/coverRules.ts";
import { storedAheadOf } from "../../domain/catalog/storedAhead.ts";
import { isVisibleIn, RELEASE_STATES } from "../../domain/releases/releaseState.ts";
import { BRINGS } from "../catalog/visibility.ts";
import { settleHomes } from "../releases/runningOrder.ts";
import { refreshSearchDocs } from "../search/searchDocs.ts";
import type { DB } from "../tables.generated.ts";

const PUBLISHED = ["track", "release", "product", "post"] as const;
const SHOWN = RELEASE_STATES.filter(isVisibleIn);

/** Marks the workspace as deleted and makes everything private that it had published. */
export async function hideWorkspace(trx: Transaction<DB>, id: string, now: Date): Promise<void> {
  await trx.updateTable("workspace").set({ deletedAt: now, updatedAt: now }).where("id", "=", id).execute();
  await hidePublished(trx, id);
}

/** What the platform puts back while its studio is deleted waits for the studio. */
export async function hideUntilRestored(trx: Transaction<DB>, releaseId: string): Promise<void> {
  const workspace = await trx
    .selectFrom("workspace")
    .innerJoin("release", "release.workspaceId", "workspace.id")
    .where("release.id", "=", releaseId)
    .where("workspace.deletedAt", "is not", null)
    .select("workspace.id")
    .executeTakeFirst();
  if (workspace) await hidePublished(trx, workspace.id);
}

async function hidePublished(trx: Transaction<DB>, id: string): Promise<void> {
  for (const kind of PUBLISHED) {
    const { rows } = await sql<{ id: string }>`
      with shown as (
        insert into withdrawal ("entityId", kind, "workspaceId", visibility)
        select id, ${kind}, "workspaceId", visibility from ${sql.table(kind)}
        where "workspaceId" = ${id} and visibility <> 'private'
        -- What was wider before stays so; by the alphabet "public" comes first.
        on conflict ("entityId") do update set visibility = least(withdrawal.visibility, excluded.visibility)
        returning "entityId"
      )
      update ${sql.table(kind)} set visibility = 'private' where id in (select "entityId" from shown) returning id
    `.execute(trx);
    await refresh(trx, kind, rows);
  }
}

/** Takes the deletion back; what was public is public again, unless a release was taken back meanwhile. */
export async function showWorkspace(trx: Transaction<DB>, id: string, now: Date): Promise<void> {
  await trx.updateTable("workspace").set({ deletedAt: null, updatedAt: now }).where("id", "=", id).execute();
  const shown: [(typeof PUBLISHED)[number], { id: string }[]][] = [];
  for (const kind of PUBLISHED) {
    const { rows } = await sql<{ id: string }>`
      update ${sql.table(kind)} thing set visibility = withdrawal.visibility from withdrawal
      where withdrawal."entityId" = thing.id and withdrawal."workspaceId" = ${id} and withdrawal.kind = ${kind}
        ${UNLESS_TAKEN_BACK[kind] ?? sql``}
      returning thing.id
    `.execute(trx);
    shown.push([kind, rows]);
  }
  await trx.deleteFrom("withdrawal").where("workspaceId", "=", id).execute();
  const tracks = await trx.selectFrom("track").select("id").where("workspaceId", "=", id).execute();
  await settleHomes(
    trx,
    tracks.map((track) => track.id),
  );
  for (const [kind, rows] of shown) await refresh(trx, kind, rows);
}

/** What was taken back while its studio was deleted; an older version left the songs of what was taken down to be shown again. */
const UNLESS_TAKEN_BACK: Partial<Record<(typeof PUBLISHED)[number], RawBuilder<unknown>>> = {
  release: sql`and thing.state = any(${SHOWN}::text[])`,
  track: sql`and (
    not exists (
      select from "releaseTrack" place join release on release.id = place."releaseId"
      where place."trackId" = thing.id and release.state = 'takenDown')
    or exists (
      select from "releaseTrack" place join release on release.id = place."releaseId"
      where place."trackId" = thing.id and ${BRINGS}))`,
};

/** What was taken back while its studio is deleted is not shown again with it. */
export async function leaveHidden(trx: Transaction<DB>, releaseId: string): Promise<void> {
  await trx.deleteFrom("withdrawal").where("entityId", "=", releaseId).execute();
}

function refresh(trx: Transaction<DB>, kind: (typeof PUBLISHED)[number], rows: readonly { id: string }[]) {
  return refreshSearchDocs(
    trx,
    kind,
    rows.map(({ id }) => id),
  );
}

export interface DeletedWorkspaceRow {
  id: string;
  name: string;
  deletedAt: Date;
}

/** The deleted workspaces that the person owns and can still restore. */
export function listDeletedOf(db: Kysely<DB>, userId: string): Promise<DeletedWorkspaceRow[]> {
  return db
    .selectFrom("workspace")
    .innerJoin("membership", "membership.workspaceId", "workspace.id")
    .where("membership.userId", "=", userId)
    .where("membership.isAccountOwner", "=", true)
    .where("workspace.deletedAt", "is not", null)
    .orderBy("workspace.deletedAt", "desc")
    .select(["workspace.id", "workspace.name", "workspace.deletedAt"])
    .$narrowType<{ deletedAt: Date }>()
    .execute();
}

/** Workspaces that were deleted before `before`: nobody can restore them any more. */
export function listExpired(db: Kysely<DB>, before: Date): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom("workspace")
    .select(["id", "name"])
    .where("deletedAt", "<=", before)
    .orderBy("deletedAt")
    .execute();
}

/** Keys of every stored file of the workspace, and the ids of its uploads, whose bytes may still lie with the incoming ones. */
export async function filesOf(
  db: Kysely<DB>,
  workspaceId: string,
): Promise<{ keys: string[]; uploadIds: string[] }> {
  const { rows } = await sql<{ key: string }>`
    select "masterKey" as key from track where "workspaceId" = ${workspaceId}
    union select "storageKey" from rendition join track on track.id = "trackId" where "workspaceId" = ${workspaceId}
    union select "storageKey" from "preparedFile" join track on track.id = "trackId" where "workspaceId" = ${workspaceId}
    union select 'covers/' || "coverKey" from release where "workspaceId" = ${workspaceId} and "coverKey" is not null
    union select 'covers/' || regexp_replace("coverKey", '[.]jpg$', '-' || lpad(width::text, 4, '0') || '.webp')
      from release, unnest(${COVER_WIDTHS}::int[]) width where "workspaceId" = ${workspaceId} and "coverKey" is not null
    union select 'originals/' || regexp_replace("coverKey", '[.]jpg$', '') from release
      where "workspaceId" = ${workspaceId} and "coverKey" is not null
    union select key from asset, "assetVersion" version, unnest(array['assets/' || version.id || '.mp3', 'assets/' || version.id]
        || array(select 'assets/' || version.id || '-' || lpad(width::text, 4, '0') || '.webp' from unnest(${PREVIEW_WIDTHS}::int[]) width)) key
      where version."assetId" = asset.id and asset."workspaceId" = ${workspaceId}
    union select 'covers/' || "avatarKey" from artist where "workspaceId" = ${workspaceId} and "avatarKey" is not null
    union select 'covers/' || "mediaKey" from product where "workspaceId" = ${workspaceId} and "mediaKey" is not null
  `.execute(db);
  const uploads = await db
    .selectFrom("upload")
    .select(["id", "state", "replacesTrackId"])
    .where("workspaceId", "=", workspaceId)
    .execute();
  return {
    keys: [...rows.map(({ key }) => key), ...storedAheadOf(uploads)],
    uploadIds: uploads.map(({ id }) => id),
  };
}

/** Removes the workspace and all rows of it. Music of it on other people's lists goes along. */
export async function deleteWorkspaceRows(trx: Transaction<DB>, id: string): Promise<void> {
  // Credits do not go with their artist by themselves: they would stand in its way.
  const artists = trx.selectFrom("artist").select("id").where("workspaceId", "=", id);
  await trx.deleteFrom("trackArtist").where("artistId", "in", artists).execute();
  await trx.deleteFrom("releaseArtist").where("artistId", "in", artists).execute();
  await trx.deleteFrom("workspace").where("id", "=", id).execute();
}
