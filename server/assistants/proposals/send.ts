import type { ProposalRow } from "../../../db/assistants/proposals.ts";
import type { FirstStep, Step } from "./Kind.ts";
import { KINDS } from "./kinds/kinds.ts";
import { firstKey, type Press, pressKey } from "./press.ts";

type Sent = Pick<ProposalRow, "before" | "id" | "variables" | "verb">;

const kindOf = ({ verb }: Sent) => KINDS[verb as keyof typeof KINDS];

/**
 * Runs the mutation of a proposal, and what goes before it. Each happens once: where the second is refused the first stands, and the next
 * press goes on from there. Answers what both were asked for.
 */
export async function sendProposal(press: Press, proposal: Sent): Promise<Record<string, unknown>> {
  const { id, verb } = proposal;
  const first = firstOf(proposal);
  const before = first ? await press.run(first, first.selects, firstKey(id)) : {};
  const step: Step = { verb, input: proposal.variables as Step["input"] };
  return { ...before, ...(await press.run(step, kindOf(proposal).selects, pressKey(id))) };
}

/** Whether a mutation of this proposal happened, and stands. */
export async function wasBegun(press: Press, proposal: Sent): Promise<boolean> {
  const { id, verb } = proposal;
  const first = firstOf(proposal);
  if (first && (await press.wasSent(first.verb, firstKey(id)))) return true;
  return press.wasSent(verb, pressKey(id));
}

function firstOf(proposal: Sent): FirstStep | null {
  const [input, before] = [proposal.variables, proposal.before] as Record<string, unknown>[];
  return kindOf(proposal).first?.({ input: input!, before: before! }) ?? null;
}
