import { REPLIES_A_DAY, REPLIES_A_MINUTE } from "../../domain/assistants/chat.ts";
import { AGENTS_MOST } from "../../domain/assistants/customAgents.ts";
import { PROPOSAL_DAYS } from "../../domain/assistants/proposals.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { builder } from "../graphql/builder.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";

/** One answer at a time in a conversation. */
export class ReplyUnderWay extends UserError {
  constructor() {
    super(refusal("assistants.replyUnderWay"));
  }
}

builder.objectType(ReplyUnderWay, { name: "ReplyUnderWay", interfaces: [UserErrorInterface] });

/** The person asked for as many answers as one may. */
export class AiLimitReached extends UserError {
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super(refusal("assistants.tooManyReplies", { perMinute: REPLIES_A_MINUTE, perDay: REPLIES_A_DAY }));
    this.retryAfter = retryAfter;
  }
}

builder.objectType(AiLimitReached, {
  name: "AiLimitReached",
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    retryAfter: t.exposeInt("retryAfter", { description: "Seconds until there are answers again." }),
  }),
});

/** The person made as many assistants in this studio as one may. */
export class AgentLimitReached extends UserError {
  constructor() {
    super(refusal("assistants.tooMany", { most: AGENTS_MOST }));
  }
}

builder.objectType(AgentLimitReached, { name: "AgentLimitReached", interfaces: [UserErrorInterface] });
/** What was to be changed is not as the proposal knew it, or the proposal is too old. */
export class ProposalStale extends UserError {
  constructor(why: "changed" | "changedSince" | "expired" = "changed") {
    super(
      why === "expired"
        ? refusal("assistants.proposalExpired", { days: PROPOSAL_DAYS })
        : refusal(why === "changed" ? "assistants.proposalStale" : "assistants.undoStale"),
    );
  }
}

builder.objectType(ProposalStale, { name: "ProposalStale", interfaces: [UserErrorInterface] });
