import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { containing } from "../containing.ts";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";

export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

/** What the list of people is narrowed to; what is absent does not narrow. */
export interface PersonFilter {
  /** Part of a name or an address. */
  text?: string | null | undefined;
  role?: string | null | undefined;
  /** The plan of the person's own record. */
  userTier?: string | null | undefined;
  status?: "active" | "suspended" | null | undefined;
}

/** One page of everybody, newest first. */
export function listPeople(db: Kysely<DB>, filter: PersonFilter, page: KeysetPage): Promise<PersonRow[]> {
  return newestFirst(people(db).where(matches(filter)), "user", page).execute();
}

export function findPeople(db: Kysely<DB>, ids: readonly string[]) {
  return people(db).where("user.id", "in", ids).execute();
}

export async function countPeople(db: Kysely<DB>, filter: PersonFilter): Promise<number> {
  const { count } = await db
    .selectFrom("user")
    .where(matches(filter))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whose payouts for their shares are held back, the last first. */
export function listFrozenPeople(db: Kysely<DB>, limit: number): Promise<PersonRow[]> {
  return people(db)
    .where("terms.frozenAt", "is not", null)
    .orderBy("terms.frozenAt", "desc")
    .orderBy("user.id")
    .limit(limit)
    .execute();
}

function people(db: Kysely<DB>) {
  return db
    .selectFrom("user")
    .leftJoin("subscription as paid", (join) =>
      join.onRef("paid.userId", "=", "user.id").on("paid.kind", "=", sql.lit("studio")),
    )
    .leftJoin("subscription as fanPlan", (join) =>
      join.onRef("fanPlan.userId", "=", "user.id").on("fanPlan.kind", "=", sql.lit("fan")),
    )
    .leftJoin("ledgerParty as party", "party.userId", "user.id")
    .leftJoin("payoutTerms as terms", "terms.partyId", "party.id")
    .select([
      "user.id",
      "user.email",
      "user.emailVerified",
      "user.name as fullName",
      "user.stageName",
      "user.role",
      "user.capabilities",
      "user.userTier",
      "user.trialEndsAt",
      "user.registrationFlow",
      "user.suspendedAt",
      "user.suspensionReason",
      "user.createdAt",
      "paid.status as subscriptionStatus",
      "paid.priceKey as subscriptionPriceKey",
      "fanPlan.status as fanPlanStatus",
      "fanPlan.priceKey as fanPlanPriceKey",
      "party.id as partyId",
      "terms.frozenAt as payoutsFrozenAt",
      "terms.frozenReason as payoutsFrozenReason",
    ])
    .select((eb) => [
      lastSeen.as("lastSeenAt"),
      eb
        .exists(
          eb
            .selectFrom("membership")
            .select("membership.userId")
            .whereRef("membership.userId", "=", "user.id")
            .where("membership.isAccountOwner", "=", true),
        )
        .as("ownsWorkspace"),
      eb
        .selectFrom("membership")
        .innerJoin("workspace", "workspace.id", "membership.workspaceId")
        .whereRef("membership.userId", "=", "user.id")
        .where("workspace.suspendedAt", "is", null)
        .orderBy("membership.createdAt")
        .limit(1)
        .select("workspace.subscriptionTier")
        .as("workspaceTier"),
    ]);
}

function matches({ text, role, userTier, status }: PersonFilter) {
  const part = containing(text);
  return (eb: ExpressionBuilder<DB, "user">) =>
    eb.and([
      ...(part
        ? [
            eb.or([
              eb("user.name", "ilike", part),
              eb("user.email", "ilike", part),
              eb("user.stageName", "ilike", part),
            ]),
          ]
        : []),
      ...(role ? [eb("user.role", "=", role)] : []),
      ...(userTier ? [eb("user.userTier", "=", userTier)] : []),
      ...(status ? [eb("user.suspendedAt", status === "suspended" ? "is not" : "is", null)] : []),
    ]);
}

/**
 * Of the sessions that are still open, and of the last two days also of those that are not: their noon in UTC, which is the same day
 * nearly everywhere.
 */
const lastSeen = sql<Date | null>`greatest(
  (select max("updatedAt") from session where "userId" = "user".id),
  (select (max(day) + interval '12 hours') at time zone 'UTC' from "activityDay" where "userId" = "user".id))`;

/** The ways a person can sign in: the library's word for each, and since when. */
export function listIdentities(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom("account")
    .select(["id", "providerId", "createdAt"])
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .execute();
}

/** The workspaces a person belongs to, suspended ones among them. */
export function listPlaces(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom("membership")
    .where("userId", "=", userId)
    .select(["workspaceId", "role", "isAccountOwner"])
    .orderBy("createdAt")
    .orderBy("workspaceId")
    .execute();
}

/** People who joined in each of the last weeks, the oldest week first; a week begins on Monday, in UTC. */
export function countSignUpsByWeek(
  db: Kysely<DB>,
  now: Date,
  weeks: number,
): Promise<{ weekStart: string; fans: number; artists: number }[]> {
  return sql<{ weekStart: string; fans: number; artists: number }>`
    select to_char(week, 'YYYY-MM-DD') as "weekStart",
      count("user".id) filter (where not ('artist' = any(capabilities)))::int as fans,
      count("user".id) filter (where 'artist' = any(capabilities))::int as artists
    from generate_series(
      date_trunc('week', ${now}::timestamptz at time zone 'UTC') - make_interval(weeks => ${weeks - 1}),
      date_trunc('week', ${now}::timestamptz at time zone 'UTC'), interval '1 week') week
    left join "user" on "user"."createdAt" >= week at time zone 'UTC'
      and "user"."createdAt" < (week + interval '1 week') at time zone 'UTC'
    group by week order by week`
    .execute(db)
    .then(({ rows }) => rows);
}
