import { findProposals, type ProposalRow } from "../../db/assistants/proposals.ts";
import { act as run } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { Proposal } from "./Proposal.ts";
import { isUnaltered } from "./proposals/fingerprint.ts";
import type { Made } from "./proposals/Kind.ts";
import { KINDS } from "./proposals/kinds/kinds.ts";
import { type Press, pressKey, pressOf, VerbRefused } from "./proposals/press.ts";
import { sendProposal } from "./proposals/send.ts";
import { stateNow } from "./proposals/stateNow.ts";
import { areSame, versionsIn, versionsOf } from "./proposals/versions.ts";
import { ProposalStale } from "./refusals.ts";
import { talkerOf } from "./talkerOf.ts";
import { claim, left, proposalOf, settleProposal } from "./turnProposal.ts";

/** Takes it on to be taken back: one of those who press at once. */
const claimUndo = verb("undoProposal", {
  unaudited: "the verbs that take it back leave the lines",
  async run(act, { id }: { id: string }) {
    const row = await proposalOf(act, id);
    if ((await stateNow(act.trx, row, act.now)) !== "applied") return left(act, id);
    if (!isUnaltered(act.signer, row as never)) throw new NotFound();
    return claim(act, id);
  },
});

builder.relayMutationField(
  "undoProposal",
  { inputFields: (t) => ({ id: t.globalID({ for: Proposal }) }) },
  {
    description:
      "Takes back what was applied, by the ordinary mutations. Refused where somebody changed it since: it would take away what they did.",
    verb: claimUndo,
    authScopes: { signedIn: true },
    errors: { types: [ProposalStale, VerbRefused, NotFound] },
    resolve: async (_root, { input }, context, info) => {
      const id = input.id.id;
      const [proposal] = await findProposals(context.db, [id], talkerOf(signedIn(context)));
      if (!proposal) throw new NotFound();
      if ((await stateNow(context.db, proposal, context.now())) !== "applied") return { id };
      const press = pressOf(context, info.schema, proposal);
      const answer = await madeOf(press, proposal);
      const [variables, before] = [proposal.variables, proposal.before] as Record<string, unknown>[];
      const steps = KINDS[proposal.verb as keyof typeof KINDS].undo({
        ...{ input: variables!, before: before!, answer },
      });
      const undone = await Promise.all(steps.map(({ verb }, place) => press.wasSent(verb, keyOf(id, place))));
      const made = versionsIn(answer);
      // What an undo that was cut off or refused has taken back already is not as it was made any more.
      for (const [place, { input }] of steps.entries()) if (undone[place]) delete made[String(input.id)];
      if (!areSame(made, await versionsOf(press.read, Object.keys(made))))
        throw new ProposalStale("changedSince");
      const { claimedAt } = await perform(context, info, claimUndo, { id });
      if (claimedAt === null) return { id };
      const settle = (into: "applied" | "undone") =>
        run(actingIn(context), settleProposal, { id, claimedAt, into, made: JSON.stringify(answer) });
      try {
        for (const [place, step] of steps.entries())
          if (!undone[place]) await press.run(step, "__typename", keyOf(id, place));
      } catch (error) {
        await settle("applied");
        throw error instanceof VerbRefused && error.isStale ? new ProposalStale("changedSince") : error;
      }
      await settle("undone");
      return { id };
    },
  },
  { outputFields: (t) => ({ proposal: t.field({ type: Proposal, resolve: ({ id }) => id }) }) },
);

/** What it made. Nobody wrote that down where the press was cut off: asked again under its key, the mutation tells it and changes nothing. */
async function madeOf(press: Press, proposal: ProposalRow): Promise<Made["answer"]> {
  if (proposal.made !== null) return proposal.made as Made["answer"];
  // Its key is forgotten: to ask again would do it again.
  if (!(await press.wasSent(proposal.verb, pressKey(proposal.id)))) throw new ProposalStale("changedSince");
  return sendProposal(press, proposal);
}

/** Under which each of the steps happens once. */
function keyOf(id: string, place: number): string {
  return `proposal-${id}-undo-${place}`;
}
