import type { Insertable, Transaction, Updateable } from "kysely";
import type { DB } from "../tables.generated.ts";
import type { RecoupRow } from "./sheets.ts";

/** What a version says, but for its shares. */
export interface SheetContent {
  title: string;
  incomeTypes: string[];
  effectiveFrom: string | null;
  recoup: RecoupRow | null;
}

type NewSheet = Pick<
  Insertable<DB["splitSheet"]>,
  "id" | "workspaceId" | "subject" | "version" | "createdAt"
>;

const columnsOf = ({ recoup, ...content }: SheetContent) => ({
  ...content,
  recoupLabel: recoup?.label ?? null,
  recoupCapMinor: recoup?.capMinor ?? null,
  recoupCurrency: recoup?.currency ?? null,
  recoupShareId: recoup?.shareId ?? null,
});

/** Begins a draft, at revision 1. */
export async function insertSheet(
  trx: Transaction<DB>,
  sheet: NewSheet,
  content: SheetContent,
): Promise<void> {
  await trx
    .insertInto("splitSheet")
    .values({ ...sheet, ...columnsOf(content), revision: 1, updatedAt: sheet.createdAt })
    .execute();
}

/** Writes a draft anew. */
export async function rewriteSheet(
  trx: Transaction<DB>,
  id: string,
  content: SheetContent,
  updatedAt: Date,
): Promise<void> {
  await trx
    .updateTable("splitSheet")
    .set((eb) => ({ ...columnsOf(content), revision: eb("revision", "+", 1), updatedAt }))
    .where("id", "=", id)
    .execute();
}

export async function updateSheet(
  trx: Transaction<DB>,
  id: string,
  set: Updateable<DB["splitSheet"]>,
): Promise<void> {
  await trx.updateTable("splitSheet").set(set).where("id", "=", id).execute();
}

export async function deleteSheet(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.deleteFrom("splitSheet").where("id", "=", id).execute();
}

/** A version that was sent is as it is: nobody edits it, and nobody sends it twice. */
export type NewShare = Pick<
  Insertable<DB["splitShare"]>,
  "id" | "name" | "email" | "isStudio" | "role" | "bps"
>;

/** The shares of a draft, all anew. */
export async function setShares(
  trx: Transaction<DB>,
  sheetId: string,
  shares: readonly NewShare[],
): Promise<void> {
  await trx.deleteFrom("splitShare").where("sheetId", "=", sheetId).execute();
  await addShares(trx, sheetId, shares, 0);
}

/** Shares after those that are there. */
export async function addShares(
  trx: Transaction<DB>,
  sheetId: string,
  shares: readonly NewShare[],
  from: number,
): Promise<void> {
  if (shares.length === 0) return;
  await trx
    .insertInto("splitShare")
    .values(shares.map((share, place) => ({ ...share, sheetId, position: from + place })))
    .execute();
}

export async function updateShare(
  trx: Transaction<DB>,
  id: string,
  set: Updateable<DB["splitShare"]>,
): Promise<void> {
  await trx.updateTable("splitShare").set(set).where("id", "=", id).execute();
}
