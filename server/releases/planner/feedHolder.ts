import type { Kysely } from "kysely";
import { holderOfFeed } from "../../../db/releases/planner/calendarFeeds.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { firstSpoken, type Locale } from "../../../domain/accounts/locales.ts";
import type { Capability, Role } from "../../../domain/accounts/roles.ts";
import { passesGate } from "../../../domain/billing/gates.ts";
import { atWork } from "../../../domain/workspaces/team.ts";
import { hashOfToken } from "../../accounts/tokens.ts";
import { tierOf } from "../../billing/tierOf.ts";

/** Whose calendar asks for which studio. */
export interface FeedHolder {
  feedId: string;
  readAt: Date | null;
  workspace: { id: string; name: string; timezone: string };
  locale: Locale;
}

/** Who holds a secret address, by their rights as of now; null once they may no longer read the plan in the product either. */
export async function feedHolder(db: Kysely<DB>, token: string, now: Date): Promise<FeedHolder | null> {
  const row = await holderOfFeed(db, hashOfToken(token));
  if (!row) return null;
  const { role } = atWork({
    role: (row.role ?? "artist") as Role,
    capabilities: row.capabilities as Capability[],
    membership: { role: row.placeRole as Role, isAccountOwner: row.isAccountOwner },
  });
  // As of a session in that studio (accounts/session.ts): a fan without a plan works on the studio's.
  const userTier = row.userTier === "fan_free" ? null : row.userTier;
  if (!passesGate(tierOf({ ...row, role, userTier }, now), "releaseScheduling")) return null;
  return {
    feedId: row.id,
    readAt: row.readAt,
    workspace: { id: row.workspaceId, name: row.workspaceName, timezone: row.timezone },
    locale: firstSpoken([row.locale as string | null]) ?? "en",
  };
}
