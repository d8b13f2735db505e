import type { Kysely } from "kysely";
import { holderOfFeed } from "../../../db/releases/planner/calendarFeeds.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { firstSpoken, type Locale } from "../../../domain/accounts/locales.ts";
import { passesGate } from "../../../domain/billing/gates.ts";
import { hashOfToken } from "../../accounts/tokens.ts";
import { studioTierOf } from "../../billing/tierOf.ts";

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
  const tier = row.role === "superadmin" ? "enterprise" : studioTierOf(row, now);
  if (!passesGate(tier, "releaseScheduling")) return null;
  return {
    feedId: row.id,
    readAt: row.readAt,
    workspace: { id: row.workspaceId, name: row.workspaceName, timezone: row.timezone },
    locale: firstSpoken([row.locale as string | null]) ?? "en",
  };
}
