import { type Kysely, type Selectable, type SqlBool, sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

/** What was written about a track before its audio came, as `TrackEdit` names it; a field that is null was emptied. */
export interface DraftFields {
  title?: string | null;
  artistNames?: string[] | null;
  genre?: string | null;
  bpm?: number | null;
  key?: string | null;
  isrc?: string | null;
}

export type TrackDraftRow = Omit<Selectable<DB["trackDraft"]>, "fields"> & { fields: DraftFields };

/** Nobody but who wrote it, and only while they have a place in its studio. */
interface Writer {
  userId: string;
  workspaceIds: readonly string[];
}

const ofWriter = ({ userId, workspaceIds }: Writer) =>
  sql<SqlBool>`"userId" = ${userId}::uuid and "workspaceId" = any(${workspaceIds}::uuid[])`;

export async function insertTrackDraft(
  trx: Transaction<DB>,
  draft: { id: string; workspaceId: string; userId: string; fields: DraftFields; updatedAt: Date },
): Promise<void> {
  await trx
    .insertInto("trackDraft")
    .values({ ...draft, fields: JSON.stringify(draft.fields) })
    .execute();
}

export async function findTrackDraft(
  db: Kysely<DB>,
  id: string,
  writer: Writer,
): Promise<TrackDraftRow | undefined> {
  const row = await db
    .selectFrom("trackDraft")
    .selectAll()
    .where("id", "=", id)
    .where(ofWriter(writer))
    .executeTakeFirst();
  return row as TrackDraftRow | undefined;
}

/** The draft for a change, held until the transaction ends. */
export async function lockTrackDraft(
  trx: Transaction<DB>,
  id: string,
  writer: Writer,
): Promise<TrackDraftRow | undefined> {
  const row = await trx
    .selectFrom("trackDraft")
    .selectAll()
    .where("id", "=", id)
    .where(ofWriter(writer))
    .forUpdate()
    .executeTakeFirst();
  return row as TrackDraftRow | undefined;
}

/** Those of several that there are, held in one order until the transaction ends. */
export async function lockTrackDrafts(
  trx: Transaction<DB>,
  ids: readonly string[],
  writer: Writer,
): Promise<TrackDraftRow[]> {
  const rows = await trx
    .selectFrom("trackDraft")
    .selectAll()
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .where(ofWriter(writer))
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows as TrackDraftRow[];
}

export async function updateTrackDraft(
  trx: Transaction<DB>,
  { id, version }: Pick<TrackDraftRow, "id" | "version">,
  fields: DraftFields,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("trackDraft")
    .set({ fields: JSON.stringify(fields), version: version + 1, updatedAt: now })
    .where("id", "=", id)
    .execute();
}

/** False where there is none of theirs. */
export async function deleteTrackDraft(trx: Transaction<DB>, id: string, writer: Writer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("trackDraft")
    .where("id", "=", id)
    .where(ofWriter(writer))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** What was written about the file of an upload, which its track takes over; null where nothing was. */
export async function takeTrackDraft(
  trx: Transaction<DB>,
  { id, userId, workspaceId }: { id: string; userId: string; workspaceId: string },
): Promise<DraftFields | null> {
  const row = await trx
    .deleteFrom("trackDraft")
    .where("id", "=", id)
    .where("userId", "=", userId)
    .where("workspaceId", "=", workspaceId)
    .returning("fields")
    .executeTakeFirst();
  return (row?.fields as DraftFields | undefined) ?? null;
}

/** Forgets drafts whose audio never came and that nobody has touched since an instant. */
export async function forgetTrackDrafts(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom("trackDraft").where("updatedAt", "<", before).execute();
}
