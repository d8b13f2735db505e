import { passesGate } from "../../domain/billing/gates.ts";
import { CALLS_AN_HOUR } from "../../domain/phone/call.ts";
import { refusal } from "../../domain/words/refusal.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { type Actor, tierAt, userOf, viewerOf, worksAt } from "../acting/actor.ts";
import type { Uses } from "../limits/limiter.ts";
import { CallRefused } from "./refusals.ts";

/** Whether the actor has a place in the studio and their flag is on. */
export async function hasPhone(
  actor: Actor,
  workspaceId: string,
  { services }: Pick<ActContext, "services">,
): Promise<boolean> {
  const viewer = viewerOf(actor);
  if (!viewer || !worksAt(actor, workspaceId)) return false;
  const flags = await services.flags.namesFor({ userId: viewer.userId, role: viewer.role, workspaceId });
  return flags.includes("PHONE_DIALER");
}

/** Calls of a person within the hour. What somebody may not do is not counted either. */
export const CALL_LIMITS = {
  async uses({ workspaceId }: { workspaceId: string }, actor: Actor, from: ActContext): Promise<Uses> {
    const tier = tierAt(actor, workspaceId);
    const may = tier && passesGate(tier, "phone") && (await hasPhone(actor, workspaceId, from));
    return may ? { callsOfUser: userOf(actor).userId } : {};
  },
  full: () => new CallRefused(refusal("phone.tooMany", { calls: CALLS_AN_HOUR })),
};
