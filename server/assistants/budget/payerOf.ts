import { tierOf } from "../../acting/actor.ts";
import type { Viewer } from "../../graphql/context.ts";
import type { Turn } from "../../providers/assistant.ts";

/** A studio pays by its plan, whoever works in it asks; without a studio people pay by their own. */
export function payerOf(viewer: Viewer, workspaceId: string | null): Turn["payer"] {
  return workspaceId === null
    ? { owner: { userId: viewer.userId }, tier: viewer.ownTier }
    : { owner: { workspaceId }, tier: tierOf(viewer, workspaceId) ?? "free" };
}
