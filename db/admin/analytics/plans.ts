import { type Kysely, sql } from "kysely";
import type { DB } from "../../tables.generated.ts";

/** People about whom the same facts decide which plan counts. */
export interface PlanGroup {
  role: string;
  userTier: string | null;
  subscriptionStatus: string | null;
  subscriptionPriceKey: string | null;
  fanPlanStatus: string | null;
  fanPlanPriceKey: string | null;
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
    select "user".role, "userTier", paid.status as "subscriptionStatus", paid."priceKey" as "subscriptionPriceKey",
      "fanPlan".status as "fanPlanStatus", "fanPlan"."priceKey" as "fanPlanPriceKey", place."subscriptionTier" as "workspaceTier",
      max("trialEndsAt") as "trialEndsAt", count(*)::int as people
    from "user"
      left join subscription paid on paid."userId" = "user".id and paid.kind = 'studio'
      left join subscription "fanPlan" on "fanPlan"."userId" = "user".id and "fanPlan".kind = 'fan'
      left join place on place."userId" = "user".id
    where "user"."suspendedAt" is null and "user".role <> 'superadmin'
    group by 1, 2, 3, 4, 5, 6, 7, "trialEndsAt" > ${now}`.execute(db);
  return rows;
}
