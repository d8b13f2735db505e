import "./AiAgent.ts";
import "./AiAllowance.ts";
import "./ChatMessage.ts";
import "./Conversation.ts";
import "./chatReply.ts";
import "./chooseAgent.ts";
import "./deleteConversation.ts";
import "./retryReply.ts";
import "./sendChatMessage.ts";
import "./stopReply.ts";
import { settleLostHolds } from "../../db/assistants/budgets.ts";
import type { Feature } from "../feature.ts";
import { paperRoutes } from "./papers/paperRoutes.ts";
import { sweepConversations } from "./sweepConversations.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "settle-ai-budgets": object;
    "sweep-conversations": object;
  }
}

export const assistants = {
  routes: [{ at: "/api/assistants", serve: ({ contextFor }) => paperRoutes(contextFor) }],
  jobs: {
    "settle-ai-budgets": { does: ({ db }) => settleLostHolds(db, new Date()), at: "* * * * *" },
    "sweep-conversations": { does: (context) => sweepConversations(context), at: "40 3 * * *" },
  },
} satisfies Feature;
