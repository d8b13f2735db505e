import { findDisputeCase } from "../../db/sales/disputeCases.ts";
import { evidenceProblem } from "../../domain/sales/evidence.ts";
import { problem } from "../../domain/words/refusal.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { isSuperadmin } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { preparedVerb, verb } from "../acting/verb.ts";
import { atProvider, CannotPay } from "../billing/provider.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";

interface Wish {
  disputeId: string;
  evidence: string;
}

/** Who may not is told so before anything is sent. */
const ask = verb("mayAnswerDispute", {
  unaudited: "changes nothing",
  may: isSuperadmin,
  async run(act, { disputeId, evidence }: Wish) {
    const found = await findDisputeCase(act.trx, disputeId);
    if (!found) throw new NotFound();
    refuse(evidenceProblem(evidence));
    if (found.state !== "open") throw over();
    const { saleId, subscriptionId } = found;
    return act.unchanged({ saleId, subscriptionId });
  },
});

const over = () => new InvalidInput(problem("evidence", "sales.evidenceOver"));

/** The bank takes evidence once: whoever comes second is told so, and nothing is sent again. */
async function sent(wish: Wish, from: ActContext) {
  const about = await act(from, ask, wish);
  const { disputeId, evidence } = wish;
  await atProvider(from, async (stripe) => {
    const { status } = await stripe.disputes.retrieve(disputeId);
    if (status !== "needs_response" && status !== "warning_needs_response") throw over();
    await stripe.disputes.update(disputeId, {
      evidence: { uncategorized_text: evidence.trim() },
      submit: true,
    });
  });
  return { ...about, disputeId };
}

const sendDisputeEvidence = preparedVerb("sendDisputeEvidence", sent, {
  audit: "sale.disputeEvidence",
  async run(act, { saleId, subscriptionId, disputeId }) {
    const about = saleId ? { id: saleId } : { id: subscriptionId!, entity: "subscription" };
    return act.done({ disputeId }, { ...about, after: { dispute: disputeId } });
  },
});

/** Its payload gets the dispute itself from the administration. */
export const SEND_EVIDENCE = builder.relayMutationField(
  "sendDisputeEvidence",
  {
    inputFields: (t) => ({
      disputeId: t.string({ description: "The payment provider's own name for it." }),
      evidence: t.string({ description: "What the buyer's bank is told; it cannot be changed afterwards." }),
    }),
  },
  {
    description: "Answers a dispute: the payment provider hands it on to the buyer's bank, once.",
    verb: sendDisputeEvidence,
    authScopes: { role: "superadmin" },
    errors: { types: [InvalidInput, NotFound, CannotPay] },
    resolve: async (_root, { input }, context, info) =>
      (await perform(context, info, sendDisputeEvidence, input)).disputeId,
  },
  { outputFields: (t) => ({ disputeId: t.string({ resolve: (id) => id }) }) },
).payloadType;
