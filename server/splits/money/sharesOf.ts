import type { Transaction } from "kysely";
import type { Recoup } from "../../../db/sales/sales.ts";
import { listSheetsOf, lockSheetsOf, type SheetRow } from "../../../db/splits/sheets.ts";
import { findAlbumSplit, listSongs } from "../../../db/splits/subjects.ts";
import { expenseKey, recoupedOf, type SplitUse } from "../../../db/splits/uses.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { allTo, type Share } from "../../../domain/money/split.ts";
import { subjectKey, subjectOf } from "../../../domain/sales/subjects.ts";
import { allot, type Portion } from "../../../domain/splits/allot.ts";
import { inForce, signedAt } from "../../../domain/splits/states.ts";

/** A line of a sale that was paid. */
interface PaidLine {
  /** By its kind and id. */
  subject: string;
  /** The party that sold it. */
  seller: string;
  /** What is shared out of it, after tax and fees, in minor units. */
  minor: bigint;
  currency: string;
  paidAt: Date;
}

/** Among whom a line is split, and by which sheets. */
interface Shared {
  shares: Share[];
  recoups: Recoup[];
  uses: Omit<SplitUse, "lineId">[];
}

/** A part of what is sold, and the sheet that decides about it; null: all of it is the seller's. */
interface Part {
  weight: bigint;
  sheet: SheetRow | null;
}

/**
 * Among whom a line is shared out, by the sheets as they counted when it was paid. A track has its own. A release that everybody signed a
 * sheet of has that; else its songs have theirs, each by its weight; where none of them has any, an unsigned one of the release counts.
 * What has no sheet is the seller's. Sheets by which something comes back are held until the end of the transaction.
 */
export async function sharesOf(trx: Transaction<DB>, line: PaidLine): Promise<Shared> {
  const parts = await partsOf(trx, line);
  const sheets = parts.flatMap(({ sheet }) => sheet ?? []);
  if (sheets.length === 0) return { shares: allTo(line.seller), recoups: [], uses: [] };
  const spent = sheets.filter(({ recoup }) => recoup?.currency === line.currency);
  const subjects = spent.map(({ subject }) => subject);
  await lockSheetsOf(trx, subjects);
  const recouped = new Map(await recoupedOf(trx, subjects));
  const { recoups, shares } = allot(
    line.minor,
    parts.map(({ weight, sheet }) => portionOf({ weight, sheet }, line, recouped)),
  );
  const given: Recoup[] = [];
  const uses = parts.flatMap(({ weight, sheet }, place) => {
    const back = recoups[place];
    if (back) given.push(back);
    if (!sheet) return [];
    const recoupPlace = back ? given.length - 1 : null;
    return [{ sheetId: sheet.id, weight: Number(weight), recoupPlace, recoupedMinor: back?.minor ?? 0n }];
  });
  return { shares, recoups: given, uses };
}

function portionOf(
  { weight, sheet }: Part,
  { seller, currency }: PaidLine,
  recouped: ReadonlyMap<string, bigint>,
): Portion {
  if (!sheet) return { weight, shares: [{ party: seller, bps: 10_000 }], recoup: null };
  const { subject, recoup, shares } = sheet;
  const to = recoup?.currency === currency ? shares.find(({ id }) => id === recoup.shareId) : undefined;
  return {
    weight,
    shares: shares.map(({ partyId, bps }) => ({ party: partyId!, bps })),
    recoup: to
      ? {
          party: to.partyId!,
          leftMinor: recoup!.capMinor - (recouped.get(expenseKey({ subject, ...recoup! })) ?? 0n),
        }
      : null,
  };
}

async function partsOf(trx: Transaction<DB>, { subject: key, paidAt }: PaidLine): Promise<Part[]> {
  const subject = subjectOf(key);
  if (!subject) return [];
  const own = (await countingSheets(trx, [key], paidAt)).get(key) ?? null;
  const whole: Part[] = [{ weight: 1n, sheet: own }];
  if (subject.kind === "track") return whole;
  const signed = own && signedAt(own);
  if (signed && signed <= paidAt) return whole;
  const songs = await listSongs(trx, subject.id);
  const keyOf = (trackId: string) => subjectKey({ kind: "track", id: trackId });
  const sheets = await countingSheets(
    trx,
    songs.map(({ trackId }) => keyOf(trackId)),
    paidAt,
  );
  if (sheets.size === 0) return whole;
  const isByLength =
    (await findAlbumSplit(trx, subject.id)) === "length" && songs.every(({ durationMs }) => durationMs > 0);
  return songs.map(({ trackId, durationMs, times }) => ({
    weight: BigInt(times) * (isByLength ? BigInt(durationMs) : 1n),
    sheet: sheets.get(keyOf(trackId)) ?? null,
  }));
}

/** The version that counts for sales at a moment, of each subject that has one. */
async function countingSheets(
  trx: Transaction<DB>,
  subjects: readonly string[],
  at: Date,
): Promise<Map<string, SheetRow>> {
  const all = (await listSheetsOf(trx, subjects)).filter(({ incomeTypes }) => incomeTypes.includes("sales"));
  const counting = new Map<string, SheetRow>();
  for (const [subject, versions] of Map.groupBy(all, (sheet) => sheet.subject)) {
    const id = inForce(versions, at);
    if (id) counting.set(subject, versions.find((sheet) => sheet.id === id)!);
  }
  return counting;
}
