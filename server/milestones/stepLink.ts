import { encodeGlobalID } from "../graphql/globalId.ts";

/** Where a step is seen: its release's plan, with the step open. */
export function stepLink(id: string): string {
  return `/releases/milestones?step=${encodeURIComponent(encodeGlobalID("Milestone", id))}`;
}
