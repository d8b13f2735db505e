import { ROLES } from "../../../domain/accounts/roles.ts";
import { PERSON_STATUSES } from "../../../domain/admin/people.ts";
import { USER_TIERS } from "../../../domain/billing/plans.ts";
import type { AdminUserFilter } from "../../__generated__/UsersTabQuery.graphql.ts";

/** What the list of people is narrowed to, as the address says it; null for everybody. */
export function personFilterOf(address: URLSearchParams): AdminUserFilter | null {
  const text = address.get("text")?.trim();
  const role = ROLES.find((each) => each === address.get("role"));
  const userTier = USER_TIERS.find((each) => each === address.get("plan"));
  const status = PERSON_STATUSES.find((each) => each === address.get("status"));
  const filter: AdminUserFilter = {
    ...(text ? { text } : {}),
    ...(role ? { role } : {}),
    ...(userTier ? { userTier } : {}),
    ...(status ? { status } : {}),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}
