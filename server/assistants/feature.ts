import "./AiAgent.ts";
import "./AiAllowance.ts";
import "./applyProposal.ts";
import "./ChatMessage.ts";
import "./Conversation.ts";
import "./chatReply.ts";
import "./chooseAgent.ts";
import "./covers/CoverDraft.ts";
import "./covers/takeCoverDraft.ts";
import "./covers/undoCoverDraft.ts";
import "./createAgent.ts";
import "./deleteAgent.ts";
import "./deleteConversation.ts";
import "./dismissProposal.ts";
import "./Proposal.ts";
import "./retryReply.ts";
import "./sendChatMessage.ts";
import "./stopReply.ts";
import "./updateAgent.ts";
import { settleLostHolds } from "../../db/assistants/budgets.ts";
import "./undoProposal.ts";
import { EVERY_HOUR, type Feature } from "../feature.ts";
import { coverDraftRoutes } from "./covers/coverDraftRoutes.ts";
import { paperRoutes } from "./papers/paperRoutes.ts";
import { clearAgentPicture, sweepAgentPictures } from "./pictures/clearAgentPictures.ts";
import { agentPictureRoutes } from "./pictures/pictureRoutes.ts";
import { sendWeeklyBriefs } from "./sendWeeklyBriefs.ts";
import { sweepConversations } from "./sweepConversations.ts";
import { transcribeRoutes } from "./voice/transcribeRoutes.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "send-weekly-briefs": object;
    "settle-ai-budgets": object;
    "clear-agent-picture": { id: string; before: string };
    "sweep-agent-pictures": object;
    "sweep-conversations": object;
  }
}

export const assistants = {
  routes: [
    { at: "/api/assistants", serve: ({ contextFor }) => paperRoutes(contextFor) },
    { at: "/api/assistants/covers", serve: ({ contextFor }) => coverDraftRoutes(contextFor) },
    { at: "/api/assistants", serve: ({ contextFor }) => transcribeRoutes(contextFor) },
    {
      at: "/api/assistants/pictures",
      before: "limits",
      serve: ({ contextFor }) => agentPictureRoutes(contextFor),
    },
  ],
  jobs: {
    "send-weekly-briefs": { does: (context) => sendWeeklyBriefs(context), at: EVERY_HOUR },
    "settle-ai-budgets": { does: ({ db }) => settleLostHolds(db, new Date()), at: "* * * * *" },
    "clear-agent-picture": { does: clearAgentPicture, isPatient: true },
    "sweep-agent-pictures": { does: (context) => sweepAgentPictures(context), at: "50 3 * * *" },
    "sweep-conversations": { does: (context) => sweepConversations(context), at: "40 3 * * *" },
  },
} satisfies Feature;
