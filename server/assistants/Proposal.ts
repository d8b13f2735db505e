import { findProposals, listProposals, type ProposalRow } from "../../db/assistants/proposals.ts";
import { PROPOSAL_DAYS, PROPOSAL_STATES } from "../../domain/assistants/proposals.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";
import { ChatMessage } from "./ChatMessage.ts";
import type { DiffLine } from "./proposals/Kind.ts";
import { stateNow } from "./proposals/stateNow.ts";
import { talkerOf } from "./talkerOf.ts";

const ProposalStateEnum = builder.enumType("ProposalState", {
  description:
    "Waits for the person, is being applied, was, was taken back, was declined, changed meanwhile, or is too old.",
  values: PROPOSAL_STATES,
});

const ProposalLine = builder.objectRef<DiffLine>("ProposalLine").implement({
  description: "What would change, as it is read. Null where there is nothing.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    field: t.exposeString("field"),
    before: t.exposeString("before", { nullable: true }),
    after: t.exposeString("after", { nullable: true }),
  }),
});

export const Proposal = builder.loadableNodeRef("Proposal", {
  id: { resolve: (proposal: ProposalRow) => proposal.id },
  load: (ids: string[], { db, viewer }: Context) =>
    viewer ? findProposals(db, ids, talkerOf(viewer)) : Promise.resolve([]),
  sort: (proposal: ProposalRow) => proposal.id,
});

Proposal.implement({
  description: "A change that an assistant proposes. Nothing changes before the person applies it.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    verb: t.exposeString("verb", { description: "The mutation that applies it." }),
    about: t.exposeString("about", { description: "What it changes." }),
    path: t.exposeString("path", { description: "Where the person changes it by hand." }),
    why: t.exposeString("why"),
    lines: t.field({ type: [ProposalLine], resolve: ({ diff }) => diff as never }),
    asksTwice: t.exposeBoolean("asksTwice", {
      description: "Of a price, or of the date of a scheduled release: the person is asked once more.",
    }),
    state: t.field({
      type: ProposalStateEnum,
      resolve: (proposal, _args, { db, now }) => stateNow(db, proposal, now()),
    }),
    expiresAt: t.field({
      type: "DateTime",
      resolve: ({ createdAt }) => new Date(createdAt.getTime() + PROPOSAL_DAYS * DAY_MS),
    }),
  }),
});

const ofMessages = perRequest(async (messageIds, context) =>
  grouped(
    messageIds,
    await listProposals(context.db, messageIds, talkerOf(signedIn(context))),
    ({ messageId }) => messageId,
  ),
);

builder.objectField(ChatMessage, "proposals", (t) =>
  t.field({
    type: [Proposal],
    description: "What is proposed below an answer.",
    resolve: ({ id }, _args, context) => ofMessages(context).load(id),
  }),
);
