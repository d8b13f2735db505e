import { findPayoutParty } from "../../db/payouts/parties.ts";
import { passesGate } from "../../domain/billing/gates.ts";
import { tierOf } from "../acting/actor.ts";
import type { Context } from "../graphql/context.ts";

/** Whether the viewer sees how this studio is paid out: who works in it, on a plan with payouts. */
export function seesStudiosMoney({ viewer }: Pick<Context, "viewer">, workspaceId: string): boolean {
  // Whoever runs the platform has no place in a studio by that.
  if (!viewer?.memberships.some((each) => each.workspaceId === workspaceId)) return false;
  const tier = tierOf(viewer, workspaceId);
  return tier !== null && passesGate(tier, "payoutAndSplits");
}

/** Whether the viewer sees payouts of this party: of a studio that they work in, or their own. */
export async function seesPayoutsOf(context: Context, partyId: string): Promise<boolean> {
  const party = await findPayoutParty(context.db, partyId);
  if (!party) return false;
  if (party.workspaceId) return seesStudiosMoney(context, party.workspaceId);
  return context.viewer !== null && party.userId === context.viewer.userId;
}
