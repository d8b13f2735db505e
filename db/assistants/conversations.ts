import type { Insertable, Kysely, Selectable } from "kysely";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";

export type ConversationRow = Selectable<DB["conversation"]>;

/** Whose conversations: one person's, of the studios that they have a place in now, and those that belong to no studio. */
export interface Talker {
  userId: string;
  workspaceIds: readonly string[];
}

const ofTalker = (db: Kysely<DB>, { userId, workspaceIds }: Talker) =>
  db
    .selectFrom("conversation")
    .selectAll("conversation")
    .where("conversation.userId", "=", userId)
    .where((is) =>
      is.or([
        is("conversation.workspaceId", "is", null),
        ...(workspaceIds.length > 0 ? [is("conversation.workspaceId", "in", workspaceIds)] : []),
      ]),
    );

export function findConversations(
  db: Kysely<DB>,
  ids: readonly string[],
  talker: Talker,
): Promise<ConversationRow[]> {
  return ofTalker(db, talker).where("conversation.id", "in", ids).execute();
}

/** Holds a conversation of the person's until the end of the transaction. */
export function lockConversation(
  db: Kysely<DB>,
  id: string,
  talker: Talker,
): Promise<ConversationRow | undefined> {
  return ofTalker(db, talker).where("conversation.id", "=", id).forUpdate().executeTakeFirst();
}

/** Which conversations of a person's: with which assistant, in which studio, with which words in them. */
export interface Wanted {
  userId: string;
  workspaceId: string | null;
  agentId: string;
  /** Any case; as it is, not a pattern. */
  words?: string | undefined;
}

function wanted(db: Kysely<DB>, { userId, workspaceId, agentId, words }: Wanted) {
  const own = db
    .selectFrom("conversation")
    .selectAll("conversation")
    .where("conversation.userId", "=", userId)
    .where("conversation.agentId", "=", agentId)
    .where("conversation.workspaceId", workspaceId === null ? "is" : "=", workspaceId);
  if (!words) return own;
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  return own.where(({ exists, selectFrom }) =>
    exists(
      selectFrom("chatMessage")
        .select("chatMessage.id")
        .whereRef("chatMessage.conversationId", "=", "conversation.id")
        .where("chatMessage.content", "ilike", pattern),
    ),
  );
}

/** One page of them, the last used first. */
export function listConversations(
  db: Kysely<DB>,
  which: Wanted,
  page: KeysetPage,
): Promise<ConversationRow[]> {
  return newestFirst(wanted(db, which), "conversation", page, "usedAt").execute();
}

export async function countConversations(db: Kysely<DB>, which: Wanted): Promise<number> {
  const { count } = await db
    .selectFrom(wanted(db, which).as("conversation"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Begins a conversation; false where there is one of this id, or somebody began it at this moment. */
export async function insertConversation(
  db: Kysely<DB>,
  conversation: Insertable<DB["conversation"]>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("conversation")
    .values(conversation)
    .onConflict((on) => on.column("id").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

export async function useConversation(db: Kysely<DB>, id: string, usedAt: Date): Promise<void> {
  await db.updateTable("conversation").set({ usedAt }).where("id", "=", id).execute();
}

export async function deleteConversation(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom("conversation").where("id", "=", id).execute();
}

/** Takes away conversations that nobody used since; answers how many, `limit` at most. */
export async function deleteUnusedConversations(db: Kysely<DB>, since: Date, limit: number): Promise<number> {
  const gone = await db
    .deleteFrom("conversation")
    .where("id", "in", (from) =>
      from.selectFrom("conversation").select("id").where("usedAt", "<", since).limit(limit),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
