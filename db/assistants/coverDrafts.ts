import type { Insertable, Kysely, Selectable } from "kysely";
import type { DB } from "../tables.generated.ts";
import type { Talker } from "./conversations.ts";

export type CoverDraftRow = Selectable<DB["coverDraft"]>;

const ofTalker = (db: Kysely<DB>, { userId, workspaceIds }: Talker) =>
  db
    .selectFrom("coverDraft")
    .innerJoin("chatMessage", "chatMessage.id", "coverDraft.messageId")
    .innerJoin("conversation", "conversation.id", "chatMessage.conversationId")
    .selectAll("coverDraft")
    .where("conversation.userId", "=", userId)
    .where("coverDraft.workspaceId", "in", workspaceIds)
    .whereRef("coverDraft.workspaceId", "=", "conversation.workspaceId");

/** Drafts that were drawn for a person, in the studios that they have a place in now. */
export async function findCoverDrafts(
  db: Kysely<DB>,
  ids: readonly string[],
  talker: Talker,
): Promise<CoverDraftRow[]> {
  if (talker.workspaceIds.length === 0) return [];
  return ofTalker(db, talker).where("coverDraft.id", "in", ids).execute();
}

/** Holds a draft of the person's until the end of the transaction. */
export async function lockCoverDraft(
  db: Kysely<DB>,
  id: string,
  talker: Talker,
): Promise<CoverDraftRow | undefined> {
  if (talker.workspaceIds.length === 0) return undefined;
  return ofTalker(db, talker).where("coverDraft.id", "=", id).forUpdate("coverDraft").executeTakeFirst();
}

/** The drafts of messages, in the order in which they are shown. */
export async function listCoverDrafts(
  db: Kysely<DB>,
  messageIds: readonly string[],
  talker: Talker,
): Promise<CoverDraftRow[]> {
  if (talker.workspaceIds.length === 0) return [];
  return ofTalker(db, talker)
    .where("coverDraft.messageId", "in", messageIds)
    .orderBy("coverDraft.place")
    .execute();
}

export async function insertCoverDrafts(
  db: Kysely<DB>,
  drafts: readonly Insertable<DB["coverDraft"]>[],
): Promise<void> {
  if (drafts.length > 0) await db.insertInto("coverDraft").values(drafts).execute();
}

/** Takes back the drafts of a message that became no cover: it is written once more. */
export async function deleteUnusedCoverDrafts(db: Kysely<DB>, messageId: string): Promise<void> {
  await db.deleteFrom("coverDraft").where("messageId", "=", messageId).where("made", "is", null).execute();
}

/** Writes down which cover a draft became; null: none any more. */
export async function noteCoverMade(db: Kysely<DB>, id: string, made: object | null): Promise<void> {
  await db
    .updateTable("coverDraft")
    .set({ made: made && JSON.stringify(made) })
    .where("id", "=", id)
    .execute();
}
