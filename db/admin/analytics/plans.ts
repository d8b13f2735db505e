import { type Kysely, sql } from "kysely";
import type { DB } from "../../tables.generated.ts";

/** People about whom the same facts decide which plan counts. */
export interface PlanGroup {
  role: string;
  userTier: string | null;
  subscriptionStatus: string | null;
  subscriptionPriceKey: string | null;
  /** Of the first workspace they belong to. */
  workspaceTier: string | null;
  /** Of one of them: it is over for all, or for none. */
  trialEndsAt: Date | null;
  people: number;
}

/** Everybody who may sign in, but superadmins, who are on no plan. */
export async function groupByPlanFacts(db: Kysely<DB>, now: Date): Promise<PlanGroup[]> {
  const { rows } = await sql<PlanGroup>`
    with place as (
      select distinct on (membership."userId") membership."userId", workspace."subscriptionTier"
      from membership join workspace on workspace.id = membership."workspaceId"
      where workspace."suspendedAt" is null
      order by membership."userId", membership."createdAt"
    )
    select "user".role, "userTier", subscription.status as "subscriptionStatus",
      subscription."priceKey" as "subscriptionPriceKey", place."subscriptionTier" as "workspaceTier",
      max("trialEndsAt") as "trialEndsAt", count(*)::int as people
    from "user"
      left join subscription on subscription."userId" = "user".id
      left join place on place."userId" = "user".id
    where "user"."suspendedAt" is null and "user".role <> 'superadmin'
    group by 1, 2, 3, 4, 5, "trialEndsAt" > ${now}`.execute(db);
  return rows;
}
