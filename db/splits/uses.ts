import { type Kysely, type SqlBool, sql, type Transaction } from "kysely";
import { minorText } from "../ledger/minorUnits.ts";
import type { DB } from "../tables.generated.ts";

/** By which sheet a line of a sale was shared out, and how much the sheet weighs in it. */
export interface SplitUse {
  lineId: string;
  sheetId: string;
  weight: number;
  /** Which of the line's recoupments is this sheet's. */
  recoupPlace: number | null;
  /** What of it stands now, in minor units. */
  recoupedMinor: bigint;
}

export async function listUses(db: Kysely<DB>, saleId: string): Promise<SplitUse[]> {
  const rows = await db
    .selectFrom("splitUse")
    .select(["lineId", "sheetId", "weight", "recoupPlace"])
    .select(minorText("recoupedMinor").as("recouped"))
    .where("saleId", "=", saleId)
    .orderBy("lineId")
    .orderBy("sheetId")
    .execute();
  return rows.map(({ recouped, ...use }) => ({ ...use, recoupedMinor: BigInt(recouped) }));
}

/** Forgets by which sheets a sale was shared out, and what came back by them. */
export async function clearUses(trx: Transaction<DB>, saleId: string): Promise<void> {
  await trx.deleteFrom("splitUse").where("saleId", "=", saleId).execute();
}

/** By which sheets a line is shared out from now on; what comes back by them is written with them. */
export async function insertUses(
  trx: Transaction<DB>,
  { saleId, lineId }: { saleId: string; lineId: string },
  uses: readonly Omit<SplitUse, "lineId">[],
): Promise<void> {
  if (uses.length > 0)
    await trx
      .insertInto("splitUse")
      .values(uses.map((use) => ({ ...use, saleId, lineId })))
      .execute();
}

export async function setRecouped(
  trx: Transaction<DB>,
  { lineId, sheetId, recoupedMinor }: Pick<SplitUse, "lineId" | "sheetId" | "recoupedMinor">,
): Promise<void> {
  await trx
    .updateTable("splitUse")
    .set({ recoupedMinor })
    .where("lineId", "=", lineId)
    .where("sheetId", "=", sheetId)
    .execute();
}

/** What an expense is counted under: it counts on over the versions of its subject. */
export interface Expense {
  subject: string;
  label: string;
  currency: string;
}

export const expenseKey = ({ subject, label, currency }: Expense): string =>
  JSON.stringify([subject, label, currency]);

/** What came back of the expenses of some subjects so far, in minor units, by `expenseKey`. */
export async function recoupedOf(
  db: Kysely<DB>,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  if (subjects.length === 0) return new Map();
  const rows = await db
    .selectFrom("splitUse as use")
    .innerJoin("splitSheet as sheet", "sheet.id", "use.sheetId")
    .where("sheet.subject", "in", subjects)
    .where("use.recoupPlace", "is not", null)
    .select(["sheet.subject", "sheet.recoupLabel as label", "sheet.recoupCurrency as currency"])
    .select(sql<string>`sum(use."recoupedMinor")::text`.as("recouped"))
    .groupBy(["sheet.subject", "sheet.recoupLabel", "sheet.recoupCurrency"])
    .execute();
  return new Map(
    rows.map(({ subject, label, currency, recouped }) => [
      expenseKey({ subject, label: label!, currency: currency! }),
      BigInt(recouped),
    ]),
  );
}

/** The hold of a sale is over, and somebody's signature is awaited, or is not any more. */
export async function setAwaited(trx: Transaction<DB>, saleId: string, isAwaited: boolean): Promise<void> {
  await trx
    .updateTable("splitUse")
    .set({ isAwaited })
    .where("saleId", "=", saleId)
    .where("isAwaited", "<>", isAwaited)
    .execute();
}

/** Has sales looked at again that wait for somebody to sign a sheet. */
export async function wakeSales(trx: Transaction<DB>, sheetId: string, now: Date): Promise<void> {
  await trx
    .updateTable("sale")
    .set({ releaseAt: now })
    .where(
      sql<SqlBool>`id in (select "saleId" from "splitUse" where "sheetId" = ${sheetId}::uuid and "isAwaited")`,
    )
    .execute();
}
