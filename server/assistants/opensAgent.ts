import { agentByUid } from "../../domain/assistants/agents.ts";
import { passesGate } from "../../domain/billing/gates.ts";
import { type Actor, tierAt, viewerOf } from "../acting/actor.ts";

/** The gate before an assistant that is not PAM. */
export const gateOf = (agentId: string): "builtInAgents" | "customAgents" =>
  agentByUid(agentId) ? "builtInAgents" : "customAgents";

/** PAM is everybody's; the others ask for a paid plan of the studio one is in, or of one's own without a studio (SPEC.md section 6). */
export function opensAgent(actor: Actor, agentId: string, workspaceId: string | null): boolean {
  const builtIn = agentByUid(agentId);
  if (builtIn?.id === "pam") return true;
  const tier = workspaceId ? tierAt(actor, workspaceId) : viewerOf(actor)?.ownTier;
  return tier != null && passesGate(tier, gateOf(agentId));
}
