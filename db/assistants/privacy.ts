import { sql } from "kysely";
import { mine, type TablePlans } from "../privacy/plans.ts";
import type { Rows } from "../privacy/steps.ts";

/** Messages of the person's conversations. */
const said: Rows = ({ userId }) =>
  sql`"conversationId" in (select id from conversation where "userId" = ${userId}::uuid)`;

/** Proposals in these messages. */
const proposed: Rows = ({ userId }) =>
  sql`"messageId" in (select "chatMessage".id from "chatMessage" join conversation on conversation.id = "conversationId" where "userId" = ${userId}::uuid)`;

export const assistantTables = {
  agentChoice: mine("assistants"),
  conversation: mine("assistants"),
  proposal: {
    onErasure: [{ does: "delete", rows: proposed, with: "user" }],
    taken: { file: "assistants", rows: proposed, without: ["fingerprint", "claimedAt"] },
  },
  chatMessage: {
    onErasure: [{ does: "delete", rows: said, with: "user" }],
    taken: { file: "assistants", rows: said, without: ["leaseUntil"] },
  },
} satisfies TablePlans;
