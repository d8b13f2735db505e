import { turnProposal } from "../../db/assistants/proposals.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { NotFound } from "../graphql/errors.ts";
import { Proposal } from "./Proposal.ts";
import { stateNow } from "./proposals/stateNow.ts";
import { proposalOf, publishProposal } from "./turnProposal.ts";

/** Lets a proposal be. One that was applied stays so. */
const dismissProposal = verb("dismissProposal", {
  unaudited: "nothing changes by what is not applied",
  async run(act, { id }: { id: string }) {
    const row = await proposalOf(act, id);
    if ((await stateNow(act.trx, row, act.now)) !== "open") return act.unchanged({ id });
    await turnProposal(act.trx, id, { state: "dismissed" });
    publishProposal(act, row);
    return act.done({ id });
  },
});

builder.relayMutationField(
  "dismissProposal",
  { inputFields: (t) => ({ id: t.globalID({ for: Proposal }) }) },
  {
    description: "Lets a proposal be: nothing changes. One that was applied stays so.",
    verb: dismissProposal,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input: { id } }, context, info) =>
      perform(context, info, dismissProposal, { id: id.id }),
  },
  { outputFields: (t) => ({ proposal: t.field({ type: Proposal, resolve: ({ id }) => id }) }) },
);
