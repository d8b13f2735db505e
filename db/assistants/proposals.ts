import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { DB } from "../tables.generated.ts";
import type { Talker } from "./conversations.ts";

/** A proposal with the person it was made to, and the answer that it stands below. */
export type ProposalRow = Selectable<DB["proposal"]> & {
  userId: string;
  conversationId: string;
  said: string;
};

const ofTalker = (db: Kysely<DB>, { userId, workspaceIds }: Talker) =>
  db
    .selectFrom("proposal")
    .innerJoin("chatMessage", "chatMessage.id", "proposal.messageId")
    .innerJoin("conversation", "conversation.id", "chatMessage.conversationId")
    .selectAll("proposal")
    .select(["conversation.userId", "chatMessage.conversationId", "chatMessage.content as said"])
    .where("conversation.userId", "=", userId)
    .where("proposal.workspaceId", "in", workspaceIds)
    .whereRef("proposal.workspaceId", "=", "conversation.workspaceId");

/** Proposals that were made to a person, in the studios that they have a place in now. */
export async function findProposals(
  db: Kysely<DB>,
  ids: readonly string[],
  talker: Talker,
): Promise<ProposalRow[]> {
  if (talker.workspaceIds.length === 0) return [];
  return ofTalker(db, talker).where("proposal.id", "in", ids).execute();
}

/** Holds a proposal of the person's until the end of the transaction. */
export async function lockProposal(
  db: Kysely<DB>,
  id: string,
  talker: Talker,
): Promise<ProposalRow | undefined> {
  if (talker.workspaceIds.length === 0) return undefined;
  return ofTalker(db, talker).where("proposal.id", "=", id).forUpdate("proposal").executeTakeFirst();
}

/** The proposals of messages, in the order in which they were made. */
export async function listProposals(
  db: Kysely<DB>,
  messageIds: readonly string[],
  talker: Talker,
): Promise<ProposalRow[]> {
  if (talker.workspaceIds.length === 0) return [];
  return ofTalker(db, talker).where("proposal.messageId", "in", messageIds).orderBy("proposal.id").execute();
}

export async function insertProposals(
  db: Kysely<DB>,
  proposals: readonly Insertable<DB["proposal"]>[],
): Promise<void> {
  if (proposals.length > 0) await db.insertInto("proposal").values(proposals).execute();
}

/** Takes back what a message proposed and nobody pressed: it is written once more. */
export async function deleteOpenProposals(db: Kysely<DB>, messageId: string): Promise<void> {
  await db
    .deleteFrom("proposal")
    .where("messageId", "=", messageId)
    .where("state", "in", ["open", "dismissed", "stale", "expired"])
    .execute();
}

/** Takes a proposal that is held into another state. */
export async function turnProposal(
  db: Kysely<DB>,
  id: string,
  into: Partial<Insertable<DB["proposal"]>>,
): Promise<void> {
  await db.updateTable("proposal").set(into).where("id", "=", id).execute();
}

/** Writes down of presses that were cut off before this moment that they were applied, where their mutation stands under its key. */
export async function settleCutOff(db: Kysely<DB>, before: Date): Promise<void> {
  await db
    .updateTable("proposal")
    .from("chatMessage")
    .innerJoin("conversation", "conversation.id", "chatMessage.conversationId")
    .whereRef("chatMessage.id", "=", "proposal.messageId")
    .set({ state: "applied", claimedAt: null })
    .where("proposal.state", "=", "applying")
    .where("proposal.made", "is", null)
    .where("proposal.claimedAt", "<", before)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("idempotencyKey")
          .select("idempotencyKey.key")
          .where("idempotencyKey.actor", "=", sql<string>`'user ' || conversation."userId"`)
          .where("idempotencyKey.key", "=", sql<string>`'proposal-' || proposal.id || ' ' || proposal.verb`),
      ),
    )
    .execute();
}

/** Writes down that proposals of before this moment are too old to be applied. */
export async function expireProposals(db: Kysely<DB>, before: Date): Promise<void> {
  await db
    .updateTable("proposal")
    .set({ state: "expired" })
    .where("state", "=", "open")
    .where("createdAt", "<", before)
    .execute();
}
