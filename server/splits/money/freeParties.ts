import type { Kysely } from "kysely";
import type { SaleLineRow } from "../../../db/sales/sales.ts";
import { findSheets, type SheetRow } from "../../../db/splits/sheets.ts";
import { listUses } from "../../../db/splits/uses.ts";
import type { DB } from "../../../db/tables.generated.ts";

/**
 * Whose money of a sale is free once its time is over, and whether somebody's signature is awaited. Who has a share has to have signed the
 * sheet that it was sold by, and nobody may have refused it; who shared in it under an address that was wrong never has.
 */
export async function freeParties(
  db: Kysely<DB>,
  saleId: string,
  lines: readonly SaleLineRow[],
): Promise<{ free: string[]; isAwaited: boolean }> {
  const uses = await listUses(db, saleId);
  const sheets = new Map(
    (await findSheets(db, [...new Set(uses.map(({ sheetId }) => sheetId))])).map((sheet) => [
      sheet.id,
      sheet,
    ]),
  );
  const standing = new Map<string, boolean>();
  for (const { id, sellerId, shares, recoups } of lines) {
    const used = uses.flatMap(({ lineId, sheetId }) => (lineId === id ? (sheets.get(sheetId) ?? []) : []));
    for (const party of [
      sellerId,
      ...(shares ?? []).map((share) => share.party),
      ...recoups.map((r) => r.party),
    ]) {
      const isFree = used.length === 0 || isFreeOn(used, party, party === sellerId);
      standing.set(party, (standing.get(party) ?? true) && isFree);
    }
  }
  const free = [...standing].flatMap(([party, isFree]) => (isFree ? [party] : []));
  return { free, isAwaited: free.length < standing.size };
}

function isFreeOn(sheets: readonly SheetRow[], party: string, isSeller: boolean): boolean {
  const theirs = sheets.flatMap((sheet) => {
    const own = sheet.shares.filter(({ partyId }) => partyId === party);
    return own.length > 0 ? [{ sheet, own }] : [];
  });
  if (theirs.length === 0) return isSeller;
  return theirs.every(
    ({ sheet, own }) =>
      own.every(({ answer }) => answer === "signed") &&
      sheet.shares.every(({ answer }) => answer !== "refused"),
  );
}
