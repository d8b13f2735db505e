import { PERSON_STATUSES } from "../../../domain/admin/people.ts";
import { TIERS } from "../../../domain/billing/plans.ts";
import type { AdminWorkspaceFilter } from "../../__generated__/WorkspacesTabQuery.graphql.ts";

/** What the list of workspaces is narrowed to, as the address says it; null for all. */
export function studioFilterOf(address: URLSearchParams): AdminWorkspaceFilter | null {
  const text = address.get("text")?.trim();
  const workspaceType = (["artist", "label"] as const).find((each) => each === address.get("type"));
  const tier = TIERS.find((each) => each === address.get("plan"));
  const status = PERSON_STATUSES.find((each) => each === address.get("status"));
  const filter: AdminWorkspaceFilter = {
    ...(text ? { text } : {}),
    ...(workspaceType ? { workspaceType } : {}),
    ...(tier ? { tier } : {}),
    ...(status ? { status } : {}),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}
