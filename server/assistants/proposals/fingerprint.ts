import type { Signer } from "../../signing.ts";
import type { NewProposal } from "./newProposal.ts";

const PURPOSE = "proposal";

/** What stands in a proposal, and to whom it was made: whoever alters a row of it cannot have it applied. */
type Signed = Pick<
  NewProposal,
  | "about"
  | "asksTwice"
  | "baseVersion"
  | "before"
  | "createdAt"
  | "diff"
  | "id"
  | "messageId"
  | "path"
  | "variables"
  | "verb"
  | "workspaceId"
> & { userId: string };

/** The signature of a proposal. */
export function fingerprintOf(signer: Signer, proposal: Signed): string {
  return signer.sign(PURPOSE, written(proposal));
}

/** Whether a proposal stands as it was made. */
export function isUnaltered(signer: Signer, proposal: Signed & { fingerprint: string }): boolean {
  return signer.verifies(PURPOSE, written(proposal), proposal.fingerprint);
}

function written(proposal: Signed): string {
  const { id, userId, messageId, workspaceId, verb, about, path, asksTwice, createdAt } = proposal;
  const { variables, diff, baseVersion, before } = proposal;
  const parts = [id, userId, messageId, workspaceId, verb, about, path, asksTwice, createdAt.toISOString()];
  return JSON.stringify([...parts, ...[variables, diff, baseVersion, before].map(sorted)]);
}

/** The database gives the names of an object back in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, each]) => [name, sorted(each)]);
}
