import "./AiAgent.ts";
import "./applyProposal.ts";
import "./ChatMessage.ts";
import "./Conversation.ts";
import "./chatReply.ts";
import "./chooseAgent.ts";
import "./deleteConversation.ts";
import "./dismissProposal.ts";
import "./Proposal.ts";
import "./retryReply.ts";
import "./sendChatMessage.ts";
import "./stopReply.ts";
import "./undoProposal.ts";
import type { Feature } from "../feature.ts";
import { sweepConversations } from "./sweepConversations.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "sweep-conversations": object;
  }
}

export const assistants = {
  jobs: { "sweep-conversations": { does: (context) => sweepConversations(context), at: "40 3 * * *" } },
} satisfies Feature;
