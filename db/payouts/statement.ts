import { type Kysely, sql } from "kysely";
import { payable } from "../../domain/ledger/accounts.ts";
import type { AccountEntry } from "../ledger/entries.ts";
import { minorText } from "../ledger/minorUnits.ts";
import type { DB } from "../tables.generated.ts";

/**
 * What a payout is made of: the lines of what was available to a party, from the payout before to this one, oldest first. They come
 * to what stood after this one less what stood after that one.
 */
export async function listStatement(
  db: Kysely<DB>,
  { id, partyId, currency }: { id: string; partyId: string; currency: string },
): Promise<AccountEntry[]> {
  const lines = db
    .selectFrom("ledgerEntry")
    .innerJoin("ledgerTransaction", "ledgerTransaction.id", "ledgerEntry.transactionId")
    .innerJoin("ledgerAccount", "ledgerAccount.id", "ledgerEntry.accountId")
    .where("ledgerAccount.name", "=", payable(partyId, "available"))
    .where("ledgerAccount.currency", "=", currency);
  const own = await lines
    .where("ledgerTransaction.key", "=", `payout:${id}:pending`)
    .select("position")
    .executeTakeFirst();
  if (!own) return [];
  const before = await lines
    .where("ledgerTransaction.kind", "=", "payoutPending")
    .where("position", "<", own.position)
    .select((eb) => eb.fn.max("position").as("position"))
    .executeTakeFirst();
  const rows = await lines
    .where("position", ">", before?.position ?? sql.lit(0))
    .where("position", "<=", own.position)
    .select(["position", "ledgerTransaction.kind", "key", "saleId", "postedAt"])
    .select([minorText("amount").as("minor"), minorText("ledgerEntry.balance").as("balanceMinor")])
    .orderBy("position")
    .execute();
  return rows.map(({ minor, balanceMinor, ...row }) => ({
    ...row,
    minor: BigInt(minor),
    balanceMinor: BigInt(balanceMinor),
  }));
}
