import { type Kysely, sql } from "kysely";
import { type Account, type PartyAccountState, payable } from "../../domain/ledger/accounts.ts";
import type { DB } from "../tables.generated.ts";

/** What the books owe a party in one currency, in minor units; less than nothing where the party owes. */
export interface PartyBalance {
  currency: string;
  held: bigint;
  available: bigint;
  inTransit: bigint;
}

/** In every currency that they ever earned in, by its code. */
export async function findPartyBalances(db: Kysely<DB>, partyId: string): Promise<PartyBalance[]> {
  const of = (state: PartyAccountState) =>
    sql<string>`coalesce(-sum(balance) filter (where name = ${payable(partyId, state)}), 0)::text`;
  const rows = await db
    .selectFrom("ledgerAccount")
    .select([
      "currency",
      of("held").as("held"),
      of("available").as("available"),
      of("inTransit").as("inTransit"),
    ])
    .where("partyId", "=", partyId)
    .groupBy("currency")
    .orderBy("currency")
    .execute();
  return rows.map(({ currency, held, available, inTransit }) => ({
    currency,
    held: BigInt(held),
    available: BigInt(available),
    inTransit: BigInt(inTransit),
  }));
}

/** What stands on an account in minor units, + debit, − credit. */
export async function findBalance(db: Kysely<DB>, account: Account, currency: string): Promise<bigint> {
  const { balance } = await db
    .selectFrom("ledgerAccount")
    .select(sql<string>`coalesce(sum(balance), 0)::text`.as("balance"))
    .where("name", "=", account)
    .where("currency", "=", currency)
    .executeTakeFirstOrThrow();
  return BigInt(balance);
}

/**
 * Holds what is available to a party until the transaction ends, and says how much of it can be paid out: nobody pays it out twice, and
 * what sales brought that a bank is still asked about stays here.
 */
export async function holdAvailable(db: Kysely<DB>, partyId: string, currency: string): Promise<bigint> {
  const row = await db
    .selectFrom("ledgerAccount")
    .select(sql<string>`(-balance)::text`.as("available"))
    .where("name", "=", payable(partyId, "available"))
    .where("currency", "=", currency)
    .forUpdate()
    .executeTakeFirst();
  return BigInt(row?.available ?? 0) - ((await findDisputed(db, partyId)).get(currency) ?? 0n);
}

/**
 * What a party has free of sales with an open dispute, by currency: all of each, but for the fees of disputes, which are taken off
 * already. Without currencies that have none.
 */
export async function findDisputed(db: Kysely<DB>, partyId: string): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ currency: string; minor: string }>`
    select currency, sum(greatest(each.minor, 0))::text as minor from (
      select account.currency, -sum(entry.amount) as minor
      from "ledgerTransaction" made join "ledgerEntry" entry on entry."transactionId" = made.id
      join "ledgerAccount" account on account.id = entry."accountId"
      where made."saleId" in (select "saleId" from "saleDispute" where state = 'open')
        and made.kind not in ('disputeOpened', 'disputeWon')
        and account.name = ${payable(partyId, "available")}
      group by account.currency, made."saleId") each
    group by currency`.execute(db);
  return new Map(rows.map(({ currency, minor }) => [currency, BigInt(minor)]));
}
