import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { newId } from "../ids.ts";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";

export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number];

/** Puts people on the list of a broadcast, each once a channel. */
export async function queueDeliveries(
  trx: Transaction<DB>,
  broadcastId: string,
  userIds: readonly string[],
  channels: readonly string[],
  now: Date,
): Promise<void> {
  const rows = userIds.flatMap((userId) =>
    channels.map((channel) => ({ id: newId(), broadcastId, userId, channel, createdAt: now })),
  );
  if (rows.length === 0) return;
  await trx
    .insertInto("broadcastDelivery")
    .values(rows)
    .onConflict((c) => c.columns(["broadcastId", "userId", "channel"]).doNothing())
    .execute();
}

/** Some of those who are still to be told on a channel, with what decides whether they are. */
export function listQueued(db: Kysely<DB>, broadcastId: string, channel: string, limit: number) {
  return db
    .selectFrom("broadcastDelivery")
    .innerJoin("user", "user.id", "broadcastDelivery.userId")
    .where("broadcastId", "=", broadcastId)
    .where("state", "=", "queued")
    .where("channel", "=", channel)
    .orderBy("broadcastDelivery.createdAt")
    .orderBy("broadcastDelivery.id")
    .limit(limit)
    .select([
      "broadcastDelivery.id",
      "broadcastDelivery.userId",
      "user.email",
      "user.emailVerified",
      "user.suspendedAt",
    ])
    .execute();
}

/** What became of one delivery. */
export interface Outcome {
  id: string;
  state: string;
  reason: string | null;
}

/** Writes down what became of some, in one statement. */
export async function settleDeliveries(
  db: Kysely<DB>,
  outcomes: readonly Outcome[],
  now: Date,
): Promise<void> {
  if (outcomes.length === 0) return;
  await sql`
    update "broadcastDelivery" set state = outcome.state, reason = outcome.reason, "doneAt" = ${now}
    from unnest(${outcomes.map(({ id }) => id)}::uuid[], ${outcomes.map(({ state }) => state)}::text[],
      ${outcomes.map(({ reason }) => reason)}::text[]) outcome (id, state, reason)
    where "broadcastDelivery".id = outcome.id`.execute(db);
}

/** One page of a broadcast's log, the newest first. */
export function listDeliveries(db: Kysely<DB>, broadcastId: string, state: string | null, page: KeysetPage) {
  const log = db
    .selectFrom("broadcastDelivery")
    .innerJoin("user", "user.id", "broadcastDelivery.userId")
    .where("broadcastId", "=", broadcastId)
    .$if(state !== null, (query) => query.where("state", "=", state!))
    .selectAll("broadcastDelivery")
    .select(["user.name", "user.email"]);
  return newestFirst(log, "broadcastDelivery", page).execute();
}

/** How many of a broadcast's deliveries stand where. */
export function countDeliveries(
  db: Kysely<DB>,
  broadcastIds: readonly string[],
): Promise<
  (Pick<Selectable<DB["broadcastDelivery"]>, "broadcastId" | "channel" | "state"> & { count: number })[]
> {
  return db
    .selectFrom("broadcastDelivery")
    .where("broadcastId", "in", broadcastIds)
    .groupBy(["broadcastId", "channel", "state"])
    .select(["broadcastId", "channel", "state"])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .execute();
}
