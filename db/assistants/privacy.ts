import { sql } from "kysely";
import { impersonal, mine, type TablePlans } from "../privacy/plans.ts";
import { ofStudio, own, type Rows } from "../privacy/steps.ts";

/** Messages of the person's conversations. */
const said: Rows = ({ userId }) =>
  sql`"conversationId" in (select id from conversation where "userId" = ${userId}::uuid)`;

/** What stands below these messages. */
const below: Rows = ({ userId }) =>
  sql`"messageId" in (select "chatMessage".id from "chatMessage" join conversation on conversation.id = "conversationId" where "userId" = ${userId}::uuid)`;

export const assistantTables = {
  agentChoice: mine("assistants"),
  agentPicture: mine("assistants"),
  customAgent: {
    onErasure: [
      { does: "delete", rows: own("userId"), with: "user" },
      { does: "delete", rows: ofStudio(), with: "workspace" },
    ],
    taken: { file: "assistants", rows: own("userId") },
  },
  conversation: mine("assistants"),
  proposal: {
    onErasure: [{ does: "delete", rows: below, with: "user" }],
    taken: { file: "assistants", rows: below, without: ["fingerprint", "claimedAt"] },
  },
  coverDraft: {
    onErasure: [{ does: "delete", rows: below, with: "user" }],
    taken: { file: "assistants", rows: below },
  },
  chatMessage: {
    onErasure: [{ does: "delete", rows: said, with: "user" }],
    taken: { file: "assistants", rows: said, without: ["leaseUntil"] },
  },
  aiBudget: {
    onErasure: [
      { does: "delete", rows: own("userId"), with: "user" },
      { does: "delete", rows: ofStudio(), with: "workspace" },
    ],
    taken: { file: "assistants", rows: own("userId") },
  },
  aiHold: impersonal("A sum of money for a few seconds, which goes with its budget."),
} satisfies TablePlans;
