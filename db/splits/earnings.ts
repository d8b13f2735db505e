import { type Kysely, type SqlBool, sql, type Transaction } from "kysely";
import { minorText } from "../ledger/minorUnits.ts";
import type { DB } from "../tables.generated.ts";

/** What a party has of a line that was shared out by sheets, in minor units, and whether it is free. */
export interface SplitEarning {
  lineId: string;
  partyId: string;
  currency: string;
  minor: bigint;
  isFree: boolean;
}

export async function putEarnings(trx: Transaction<DB>, earnings: readonly SplitEarning[]): Promise<void> {
  if (earnings.length === 0) return;
  await trx
    .insertInto("splitEarning")
    .values([...earnings])
    .onConflict((c) =>
      c.columns(["lineId", "partyId"]).doUpdateSet((eb) => ({
        minor: eb.ref("excluded.minor"),
        isFree: eb.ref("excluded.isFree"),
      })),
    )
    .execute();
}

/** A part of a party's earning of one line, by the sheet that gave it: `weight` is this sheet's of the line's for the party. */
export interface EarnedBy extends SplitEarning {
  sheetId: string;
  weight: bigint;
}

/** Everything that some parties earned by sheets, with the weight of each sheet in it. */
export async function listEarnedBy(db: Kysely<DB>, partyIds: readonly string[]): Promise<EarnedBy[]> {
  if (partyIds.length === 0) return [];
  const rows = await db
    .selectFrom("splitEarning as earning")
    .innerJoin("splitUse as use", "use.lineId", "earning.lineId")
    .innerJoin("splitShare as share", (join) =>
      join.onRef("share.sheetId", "=", "use.sheetId").onRef("share.partyId", "=", "earning.partyId"),
    )
    .where("earning.partyId", "in", partyIds)
    .select(["earning.lineId", "earning.partyId", "earning.currency", "earning.isFree", "use.sheetId"])
    .select(sql<string>`earning.minor::text`.as("minorText"))
    .select(sql<string>`(use.weight * share.bps)::text`.as("weightText"))
    .orderBy("earning.lineId")
    .orderBy("use.sheetId")
    .execute();
  return rows.map(({ minorText: minor, weightText, ...row }) => ({
    ...row,
    minor: BigInt(minor),
    weight: BigInt(weightText),
  }));
}

/** What came back to the shares that stand for expenses, by sheet, currency and whether it is free. */
export async function listRecoupedBy(db: Kysely<DB>, partyIds: readonly string[]) {
  if (partyIds.length === 0) return [];
  const rows = await db
    .selectFrom("splitUse as use")
    .innerJoin("splitSheet as sheet", "sheet.id", "use.sheetId")
    .innerJoin("splitShare as share", "share.id", "sheet.recoupShareId")
    .innerJoin("splitEarning as earning", (join) =>
      join.onRef("earning.lineId", "=", "use.lineId").onRef("earning.partyId", "=", "share.partyId"),
    )
    .where("share.partyId", "in", partyIds)
    .where("use.recoupPlace", "is not", null)
    .select(["use.sheetId", "share.id as shareId", "earning.currency", "earning.isFree"])
    .select(minorText("use.recoupedMinor").as("minorText"))
    .execute();
  return rows.map(({ minorText: minor, ...row }) => ({ ...row, minor: BigInt(minor) }));
}

/** A share of somebody in the work of a studio. */
export interface HeldShare {
  id: string;
  sheetId: string;
  subject: string;
  partyId: string;
}

/** Shares of versions that were sent, of a person: by the party that is theirs, or by an address that they proved. */
export function listHeldShares(
  db: Kysely<DB>,
  { userId, email }: { userId: string; email: string | null },
): Promise<HeldShare[]> {
  return db
    .selectFrom("splitShare as share")
    .innerJoin("ledgerParty as party", "party.id", "share.partyId")
    .innerJoin("splitSheet as sheet", "sheet.id", "share.sheetId")
    .innerJoin("workspace", "workspace.id", "sheet.workspaceId")
    .where("workspace.deletedAt", "is", null)
    .where(
      sql<SqlBool>`(party."userId" = ${userId}::uuid or (${email}::text is not null and party.email = ${email}::text))`,
    )
    .select(["share.id", "share.sheetId", "sheet.subject", "party.id as partyId"])
    .orderBy("sheet.createdAt", "desc")
    .orderBy("share.id")
    .execute();
}

/** How many shares of all sheets are of one party. */
export async function countSharesOf(db: Kysely<DB>, partyId: string): Promise<number> {
  const { count } = await db
    .selectFrom("splitShare")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("partyId", "=", partyId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
