import type { PayoutParty } from "../../db/payouts/parties.ts";
import type { AuditLine } from "../acting/verb.ts";

/** The line of the log about the money of a party: of their studio, or of the person. */
export function lineOf(party: PayoutParty | null, after: object): AuditLine {
  const { workspaceId = null, ownerId = "nobody" } = party ?? {};
  return { id: workspaceId ?? ownerId, workspaceId, entity: workspaceId ? "workspace" : "user", after };
}
