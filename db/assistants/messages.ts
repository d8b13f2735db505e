import type { Insertable, Kysely, Selectable } from "kysely";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";
import type { Talker } from "./conversations.ts";
import { insertCoverDrafts } from "./coverDrafts.ts";
import { insertProposals } from "./proposals.ts";

export type MessageRow = Selectable<DB["chatMessage"]>;
/** What was looked up, and what can be pressed below. */
export type Extras = Partial<Pick<Insertable<DB["chatMessage"]>, "citations" | "chips">>;
/** How a reply ends. */
export type ReplyEnd = "done" | "stopped" | "failed";

export async function insertMessages(
  db: Kysely<DB>,
  messages: readonly Insertable<DB["chatMessage"]>[],
): Promise<void> {
  await db.insertInto("chatMessage").values(messages).execute();
}

/** Messages of a person's conversations. */
export function findMessages(
  db: Kysely<DB>,
  ids: readonly string[],
  { userId, workspaceIds }: Talker,
): Promise<MessageRow[]> {
  return db
    .selectFrom("chatMessage")
    .innerJoin("conversation", "conversation.id", "chatMessage.conversationId")
    .selectAll("chatMessage")
    .where("chatMessage.id", "in", ids)
    .where("conversation.userId", "=", userId)
    .where((is) =>
      is.or([
        is("conversation.workspaceId", "is", null),
        ...(workspaceIds.length > 0 ? [is("conversation.workspaceId", "in", workspaceIds)] : []),
      ]),
    )
    .execute();
}

/** One page of a conversation, newest first. */
export function listMessages(
  db: Kysely<DB>,
  conversationId: string,
  page: KeysetPage,
): Promise<MessageRow[]> {
  const own = db.selectFrom("chatMessage").selectAll().where("conversationId", "=", conversationId);
  return newestFirst(own, "chatMessage", page).execute();
}

export async function countMessages(db: Kysely<DB>, conversationId: string): Promise<number> {
  const { count } = await db
    .selectFrom("chatMessage")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("conversationId", "=", conversationId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The reply that is being written in a conversation, if any. */
export function findOpenReply(db: Kysely<DB>, conversationId: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom("chatMessage")
    .selectAll()
    .where("conversationId", "=", conversationId)
    .where("state", "=", "streaming")
    .executeTakeFirst();
}

/** What was said before a message, the nearest first. */
export function listSaidBefore(
  db: Kysely<DB>,
  { conversationId, createdAt }: Pick<MessageRow, "conversationId" | "createdAt">,
  limit: number,
): Promise<MessageRow[]> {
  return db
    .selectFrom("chatMessage")
    .selectAll()
    .where("conversationId", "=", conversationId)
    .where("createdAt", "<", createdAt)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Whose reply it is to write; without a writer it is ended whoever writes it. */
interface OpenReply {
  id: string;
  writer?: string;
}

function openReply(db: Kysely<DB>, { id, writer }: OpenReply) {
  const open = db.updateTable("chatMessage").where("id", "=", id).where("state", "=", "streaming");
  return writer === undefined ? open : open.where("writer", "=", writer);
}

/** Takes a reply on; false where somebody else did. */
export async function claimReply(db: Kysely<DB>, id: string, writer: string): Promise<boolean> {
  const taken = await openReply(db, { id }).where("writer", "is", null).set({ writer }).executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** Writes down how far a reply is, and that its writer lives. False: it was ended meanwhile, and stays as it is. */
export async function growReply(
  db: Kysely<DB>,
  reply: Required<OpenReply>,
  so: Pick<MessageRow, "content" | "looking" | "leaseUntil"> & Extras,
): Promise<boolean> {
  const grown = await openReply(db, reply).set(so).executeTakeFirst();
  return grown.numUpdatedRows > 0n;
}

/** Ends a reply; false where it had ended already. */
export async function endReply(
  db: Kysely<DB>,
  reply: OpenReply,
  state: ReplyEnd,
  last: Partial<Pick<MessageRow, "content">> & Extras = {},
): Promise<boolean> {
  const ended = await openReply(db, reply)
    .set({ ...last, state, looking: null, leaseUntil: null })
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** What stands below a reply once it is whole. */
export interface Below {
  proposals: readonly Insertable<DB["proposal"]>[];
  covers: readonly Insertable<DB["coverDraft"]>[];
}

/** Ends a reply together with what it proposes and drew; false where it had ended already, and proposes nothing. */
export function endReplyProposing(
  db: Kysely<DB>,
  reply: OpenReply,
  state: ReplyEnd,
  last: Partial<Pick<MessageRow, "content">> & Extras,
  { proposals, covers }: Below,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const hasEnded = await endReply(trx, reply, state, last);
    if (hasEnded) await insertProposals(trx, proposals);
    if (hasEnded) await insertCoverDrafts(trx, covers);
    return hasEnded;
  });
}

/** Empties a reply that is over, to be written once more. False: it is not over. */
export async function reopenReply(db: Kysely<DB>, id: string, leaseUntil: Date): Promise<boolean> {
  const opened = await db
    .updateTable("chatMessage")
    .set({ content: "", citations: "[]", chips: "[]", state: "streaming", writer: null, leaseUntil })
    .where("id", "=", id)
    .where("role", "=", "assistant")
    .where("state", "!=", "streaming")
    .executeTakeFirst();
  return opened.numUpdatedRows > 0n;
}
