import { lockProposal, type ProposalRow, turnProposal } from "../../db/assistants/proposals.ts";
import type { ProposalState } from "../../domain/assistants/proposals.ts";
import { type Act, type Ended, verb } from "../acting/verb.ts";
import { NotFound } from "../graphql/errors.ts";
import { actingTalker } from "./talkerOf.ts";

/** A proposal of the person's own, held: of those who press at once one goes first. */
export async function proposalOf(act: Act, id: string): Promise<ProposalRow> {
  const proposal = await lockProposal(act.trx, id, actingTalker(act.actor));
  if (!proposal) throw new NotFound();
  return proposal;
}

/** News for whoever has the conversation open. */
export function publishProposal(act: Act, { messageId, conversationId, said }: ProposalRow): void {
  act.publish("replyGrew", conversationId, { messageId, length: said.length });
}

/** Since when it is whose; null for those who found it taken. */
export type Claim = { id: string; claimedAt: number | null };

/** Takes it into the hands of whoever presses. */
export async function claim(act: Act<[]>, id: string): Promise<Ended<Claim>> {
  await turnProposal(act.trx, id, { state: "applying", claimedAt: act.now });
  return act.done<Claim>({ id, claimedAt: act.now.getTime() });
}

/** Finds it taken, or over. */
export function left(act: Act<[]>, id: string): Ended<Claim> {
  return act.unchanged<Claim>({ id, claimedAt: null });
}

interface Turn {
  id: string;
  /** Who claimed it: only they say how it ended. */
  claimedAt: number;
  into: ProposalState;
  made: string | null;
}

/** Says how a press ended; of one that was claimed by somebody else meanwhile nothing. */
export const settleProposal = verb("settleProposal", {
  unaudited: "the verb that was pressed left the line",
  async run(act, { id, claimedAt, into, made }: Turn) {
    const row = await proposalOf(act, id);
    if (row.state !== "applying" || row.claimedAt?.getTime() !== claimedAt) return act.unchanged({ id });
    await turnProposal(act.trx, id, { state: into, claimedAt: null, ...(made !== null && { made }) });
    publishProposal(act, row);
    return act.done({ id });
  },
});
