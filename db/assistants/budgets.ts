import { type Kysely, type SqlBool, sql } from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

/** Who pays for the language model: a studio, or a person without one. */
export type Payer = { workspaceId: string } | { userId: string };

/** What a payer used in a month, in micro-dollars; what is held may still be spent. */
export interface Spent {
  usedMicros: number;
  heldMicros: number;
}

/** What a call has cost in the end. */
export interface CallCost {
  micros: number;
  inputTokens: number;
  outputTokens: number;
}

const ofPayer = (payer: Payer) =>
  "workspaceId" in payer
    ? { column: "workspaceId" as const, id: payer.workspaceId }
    : { column: "userId" as const, id: payer.userId };

/** The first day of the month that a moment is in, in UTC. */
export function monthOf(at: Date): string {
  return `${at.toISOString().slice(0, 7)}-01`;
}

/**
 * Holds what a call may cost at most, for as long as `leaseUntil` says; null where that would go beyond the month's limit. One statement
 * decides: of a hundred at one moment as many are let through as there is money for.
 */
export async function holdBudget(
  db: Kysely<DB>,
  wish: { payer: Payer; limitMicros: number; micros: number; now: Date; leaseUntil: Date },
): Promise<string | null> {
  const { payer, limitMicros, micros, now, leaseUntil } = wish;
  const { column, id: payerId } = ofPayer(payer);
  const month = monthOf(now);
  await db
    .insertInto("aiBudget")
    .values({ id: newId(), [column]: payerId, month })
    .onConflict((on) => on.doNothing())
    .execute();
  const id = newId();
  const { numAffectedRows = 0n } = await sql`
    with held as (
      update "aiBudget" set "heldMicros" = "heldMicros" + ${micros}
      where ${sql.ref(column)} = ${payerId} and month = ${month}::date
        and "usedMicros"::bigint + "heldMicros" + ${micros} <= ${limitMicros}
      returning id
    )
    insert into "aiHold" (id, "budgetId", "heldMicros", "leaseUntil")
    select ${id}::uuid, held.id, ${micros}, ${leaseUntil}::timestamptz from held`.execute(db);
  return numAffectedRows > 0n ? id : null;
}

/** Puts what a call has cost in place of what was held for it. Later than its lease it changes nothing: all of it counts already. */
export async function settleBudget(db: Kysely<DB>, holdId: string, cost: CallCost): Promise<void> {
  await sql`
    with gone as (delete from "aiHold" where id = ${holdId}::uuid returning "budgetId", "heldMicros")
    update "aiBudget" set
      "heldMicros" = "aiBudget"."heldMicros" - gone."heldMicros",
      "usedMicros" = "usedMicros" + ${cost.micros},
      "inputTokens" = "inputTokens" + ${cost.inputTokens},
      "outputTokens" = "outputTokens" + ${cost.outputTokens},
      calls = calls + 1
    from gone where "aiBudget".id = gone."budgetId"`.execute(db);
}

/** Calls whose server died: nobody knows what they cost, so all that was held counts as used. */
export async function settleLostHolds(db: Kysely<DB>, now: Date): Promise<void> {
  await sql`
    with gone as (delete from "aiHold" where "leaseUntil" < ${now} returning "budgetId", "heldMicros"),
    lost as (select "budgetId", sum("heldMicros")::integer as micros, count(*)::integer as calls from gone group by "budgetId")
    update "aiBudget" set
      "heldMicros" = "heldMicros" - lost.micros,
      "usedMicros" = "usedMicros" + lost.micros,
      calls = "aiBudget".calls + lost.calls
    from lost where "aiBudget".id = lost."budgetId"`.execute(db);
}

const inMonth = (month: string) => sql<SqlBool>`month = ${month}::date`;

/** What a payer used in the month of `now`. */
export async function findSpent(db: Kysely<DB>, payer: Payer, now: Date): Promise<Spent> {
  const { column, id } = ofPayer(payer);
  const found = await db
    .selectFrom("aiBudget")
    .select(["usedMicros", "heldMicros"])
    .where(column, "=", id)
    .where(inMonth(monthOf(now)))
    .executeTakeFirst();
  return found ?? { usedMicros: 0, heldMicros: 0 };
}

/** What a studio, or a person without one, used in a month. */
export interface SpentBy extends CallCost {
  id: string;
  workspaceId: string | null;
  /** The studio's; null: a person without one. */
  name: string | null;
  calls: number;
}

/** Those who used most in a month. */
export function listSpent(db: Kysely<DB>, month: string, limit: number): Promise<SpentBy[]> {
  return db
    .selectFrom("aiBudget")
    .leftJoin("workspace", "workspace.id", "aiBudget.workspaceId")
    .select(["aiBudget.id", "aiBudget.workspaceId", "workspace.name", "usedMicros as micros"])
    .select(["inputTokens", "outputTokens", "calls"])
    .where(inMonth(month))
    .where("calls", ">", 0)
    .orderBy("usedMicros", "desc")
    .orderBy("aiBudget.id")
    .limit(limit)
    .execute();
}

/** What all together used in a month. */
export function sumSpent(db: Kysely<DB>, month: string): Promise<CallCost & { calls: number }> {
  const sum = (column: "usedMicros" | "inputTokens" | "outputTokens" | "calls") =>
    sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`;
  return db
    .selectFrom("aiBudget")
    .select([
      sum("usedMicros").as("micros"),
      sum("inputTokens").as("inputTokens"),
      sum("outputTokens").as("outputTokens"),
      sum("calls").as("calls"),
    ])
    .where(inMonth(month))
    .executeTakeFirstOrThrow();
}

/** Takes away what was used in months before this one. */
export async function deleteBudgetsBefore(db: Kysely<DB>, month: string): Promise<void> {
  await db.deleteFrom("aiBudget").where(sql<SqlBool>`month < ${month}::date`).execute();
}
