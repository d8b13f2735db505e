import { type Kysely, type Selectable, sql, type Updateable } from "kysely";
import type { PayoutState } from "../../domain/payouts/rules.ts";
import { type KeysetPage, MalformedCursor } from "../keyset.ts";
import { minorText } from "../ledger/minorUnits.ts";
import { type DuePage, type DuePlace, longestDue } from "../longestDue.ts";
import type { DB } from "../tables.generated.ts";

/** A payout; the amount in minor units. */
export type PayoutRow = Omit<Selectable<DB["payout"]>, "amountMinor" | "state"> & {
  minor: bigint;
  state: PayoutState;
};

const COLUMNS = [
  "id",
  "partyId",
  "currency",
  "state",
  "accountId",
  "transferId",
  "payoutId",
  "arrivesAt",
  "failureCode",
  "createdAt",
  "changedAt",
] as const;

const payouts = (db: Kysely<DB>) =>
  db.selectFrom("payout").select(COLUMNS).select(minorText("amountMinor").as("amount"));

type Read = Omit<PayoutRow, "minor" | "state"> & { amount: string; state: string };
const rowOf = ({ amount, state, ...row }: Read): PayoutRow => ({
  ...row,
  state: state as PayoutState,
  minor: BigInt(amount),
});

export async function findPayouts(db: Kysely<DB>, ids: readonly string[]): Promise<PayoutRow[]> {
  return (await payouts(db).where("id", "in", ids).execute()).map(rowOf);
}

export async function findPayout(db: Kysely<DB>, id: string): Promise<PayoutRow | undefined> {
  return (await findPayouts(db, [id]))[0];
}

export async function lockPayout(db: Kysely<DB>, id: string): Promise<PayoutRow | undefined> {
  const row = await payouts(db).where("id", "=", id).forUpdate().executeTakeFirst();
  return row && rowOf(row);
}

/** By the payment provider's name of it. */
export async function findPayoutAtProvider(db: Kysely<DB>, payoutId: string): Promise<PayoutRow | undefined> {
  const row = await payouts(db).where("payoutId", "=", payoutId).executeTakeFirst();
  return row && rowOf(row);
}

export async function insertPayout(
  db: Kysely<DB>,
  { minor, ...row }: Pick<PayoutRow, "id" | "partyId" | "currency" | "minor" | "accountId" | "createdAt">,
): Promise<void> {
  await db
    .insertInto("payout")
    .values({ ...row, amountMinor: minor, state: "requested", changedAt: row.createdAt })
    .execute();
}

export async function updatePayout(
  db: Kysely<DB>,
  id: string,
  change: Updateable<DB["payout"]>,
): Promise<void> {
  await db.updateTable("payout").set(change).where("id", "=", id).execute();
}

/** The one that is on its way; undefined: none is. */
export async function findOpenPayout(
  db: Kysely<DB>,
  partyId: string,
  currency: string,
): Promise<PayoutRow | undefined> {
  const row = await payouts(db)
    .where("partyId", "=", partyId)
    .where("currency", "=", currency)
    .where("state", "in", ["requested", "processing"])
    .executeTakeFirst();
  return row && rowOf(row);
}

/** On their way and unchanged since then, the longest first: what was told of them may have been lost. */
export async function listStandingPayouts(db: Kysely<DB>, before: Date, page: DuePage): Promise<DuePlace[]> {
  const standing = db
    .selectFrom("payout")
    .where("state", "in", ["requested", "processing"])
    .where("changedAt", "<=", before);
  return longestDue(standing, "changedAt", "id", page);
}

/** Ids of those that arrived since then, in the order of their ids, from behind this one on: a bank gives one back days later, too. */
export async function listArrivedPayouts(
  db: Kysely<DB>,
  since: Date,
  after: string | null,
  limit: number,
): Promise<string[]> {
  let page = db
    .selectFrom("payout")
    .select("id")
    .where("state", "=", "paid")
    .where("changedAt", ">=", since)
    .orderBy("id")
    .limit(sql.lit(limit));
  if (after) page = page.where("id", ">", after);
  return (await page.execute()).map(({ id }) => id);
}

/** A page of a party's payouts, newest first. */
export async function listPayouts(
  db: Kysely<DB>,
  partyId: string,
  { limit, after, before, inverted = false }: KeysetPage,
): Promise<PayoutRow[]> {
  const direction = inverted ? "asc" : "desc";
  let page = payouts(db)
    .where("partyId", "=", partyId)
    .orderBy("createdAt", direction)
    .orderBy("id", direction)
    .limit(sql.lit(limit));
  if (after)
    page = page.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("createdAt", "id"), "<", tuple(...placeOf(after))),
    );
  if (before)
    page = page.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("createdAt", "id"), ">", tuple(...placeOf(before))),
    );
  return (await page.execute()).map(rowOf);
}

export async function countPayouts(db: Kysely<DB>, partyId: string): Promise<number> {
  const { count } = await db
    .selectFrom("payout")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("partyId", "=", partyId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Opaque to clients. */
export function cursorOfPayout({ createdAt, id }: Pick<PayoutRow, "createdAt" | "id">): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString("base64url");
}

function placeOf(cursor: string): [Date, string] {
  const [at = "", id = ""] = Buffer.from(cursor, "base64url").toString().split(" ");
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime()) || !/^[0-9a-f-]{36}$/.test(id))
    throw new MalformedCursor("Malformed cursor");
  return [moment, id];
}
