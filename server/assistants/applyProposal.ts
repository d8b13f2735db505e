import { findProposals, type ProposalRow } from "../../db/assistants/proposals.ts";
import { act as run } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { Proposal } from "./Proposal.ts";
import { isUnaltered } from "./proposals/fingerprint.ts";
import { type Press, pressOf, VerbRefused } from "./proposals/press.ts";
import { sendProposal, wasBegun } from "./proposals/send.ts";
import { stateNow } from "./proposals/stateNow.ts";
import { areSame, versionsOf } from "./proposals/versions.ts";
import { ProposalStale } from "./refusals.ts";
import { talkerOf } from "./talkerOf.ts";
import { claim, left, proposalOf, settleProposal } from "./turnProposal.ts";

/** Takes a proposal on for whoever presses first. The others find it taken, and what was applied stays applied once. */
const claimProposal = verb("applyProposal", {
  unaudited: "the verb that is applied leaves the line, with the person and the reply that proposed it",
  async run(act, { id }: { id: string }) {
    const row = await proposalOf(act, id);
    const state = await stateNow(act.trx, row, act.now);
    if (state === "expired") throw new ProposalStale("expired");
    if (state === "stale") throw new ProposalStale();
    if (state !== "open") return left(act, id);
    if (!isUnaltered(act.signer, row as never)) throw new NotFound();
    return claim(act, id);
  },
});

builder.relayMutationField(
  "applyProposal",
  { inputFields: (t) => ({ id: t.globalID({ for: Proposal }) }) },
  {
    description:
      "Applies what an assistant proposed, by its ordinary mutation, with the rights that the person has now. Pressed again it stays applied once.",
    verb: claimProposal,
    authScopes: { signedIn: true },
    errors: { types: [ProposalStale, VerbRefused, NotFound] },
    resolve: async (_root, { input }, context, info) => {
      const id = input.id.id;
      const press = await pressFor(context, info.schema, id);
      const { claimedAt } = await perform(context, info, claimProposal, { id });
      if (claimedAt !== null) await apply(context, press, id, claimedAt);
      return { id };
    },
  },
  { outputFields: (t) => ({ proposal: t.field({ type: Proposal, resolve: ({ id }) => id }) }) },
);

interface Pressing extends Press {
  proposal: ProposalRow;
  isAsItWas: boolean;
}

/** Reads what the proposal is bound to, with the eyes that the person has now. */
async function pressFor(
  context: Context,
  schema: Parameters<typeof pressOf>[1],
  id: string,
): Promise<Pressing> {
  const [proposal] = await findProposals(context.db, [id], talkerOf(signedIn(context)));
  if (!proposal) throw new NotFound();
  const press = pressOf(context, schema, proposal);
  const base = proposal.baseVersion as Record<string, number>;
  // One that was begun, and cut off or refused half-way, has changed what it was made from itself.
  const isAsItWas =
    (await wasBegun(press, proposal)) || areSame(base, await versionsOf(press.read, Object.keys(base)));
  return { ...press, proposal, isAsItWas };
}

async function apply(
  context: Context,
  { proposal, isAsItWas, ...press }: Pressing,
  id: string,
  claimedAt: number,
): Promise<void> {
  const settle = (into: "applied" | "open" | "stale", made: string | null = null) =>
    run(actingIn(context), settleProposal, { id, claimedAt, into, made });
  if (!isAsItWas) {
    await settle("stale");
    throw new ProposalStale();
  }
  try {
    const made = await sendProposal(press, proposal);
    await settle("applied", JSON.stringify(made));
  } catch (error) {
    const isStale = error instanceof VerbRefused && error.isStale;
    await settle(isStale ? "stale" : "open");
    throw isStale ? new ProposalStale() : error;
  }
}
