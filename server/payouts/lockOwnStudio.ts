import type { WorkspaceRow } from "../../db/workspaces/workspaces.ts";
import { text } from "../../domain/words/refusal.ts";
import type { Act } from "../acting/verb.ts";
import { lockTeam } from "../workspaces/lockTeam.ts";
import { PayoutRefused } from "./refusals.ts";

/** Holds a studio for its owner: members of the team are told that only the owner may, strangers that there is none. */
export async function lockOwnStudio(act: Act, workspaceId: string): Promise<WorkspaceRow> {
  const { workspace, place } = await lockTeam(act, workspaceId, null);
  if (!place.isAccountOwner) throw new PayoutRefused(text("payouts.ownerOnly"));
  return workspace;
}
