import { listEmails } from "../../db/accounts/users.ts";
import { listSettings } from "../../db/platform/settings.ts";
import { saleOf, updateSale } from "../../db/sales/sales.ts";
import { listOwnerIds } from "../../db/sales/sellers.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { priceSale } from "../../domain/ledger/sale.ts";
import { sumOf } from "../../domain/money/allocate.ts";
import { settingsFrom } from "../../domain/platform/settings.ts";
import type { Act } from "../acting/verb.ts";
import { freezeShares } from "../splits/money/freezeShares.ts";
import { receiptLetter, soldNotice } from "./letters.ts";
import { findWholeSale, type WholeSale } from "./wholeSale.ts";

interface Payment {
  paidAt: Date;
  /** Null: the provider does not know its fee yet. */
  processorMinor: bigint | null;
  paymentIntentId?: string | null;
  chargeId?: string | null;
  cardCountry?: string | null;
  billingCountry?: string | null;
}

/**
 * Makes a sale paid as part of the transaction of whoever learned of it: the shares as they stand now, the buyer's receipt, the
 * sellers' news. Called once for each sale, under its lock.
 */
export async function fulfil(
  act: Act,
  saleId: string,
  { paidAt, processorMinor, paymentIntentId = null, chargeId = null, ...evidence }: Payment,
): Promise<void> {
  const { trx } = act;
  const { holdDays } = settingsFrom(await listSettings(trx));
  const releaseAt = new Date(paidAt.getTime() + holdDays * DAY_MS);
  const whole = (await findWholeSale(trx, saleId))!;
  await updateSale(trx, saleId, {
    ...{ state: "paid", paidAt, processorMinor, paymentIntentId, chargeId },
    ...{ cardCountry: evidence.cardCountry ?? null, billingCountry: evidence.billingCountry ?? null },
    releaseAt: whole.row.totalMinor === 0n ? null : releaseAt,
  });
  await freezeShares(trx, { ...whole.row, processorMinor, paidAt }, whole.lines);
  await notify(act, whole, releaseAt);
}

async function notify(act: Act, { row, lines }: WholeSale, releaseAt: Date): Promise<void> {
  const priced = priceSale(saleOf(row, lines));
  const to = row.buyerEmail ?? (await emailOf(act, row.buyerId));
  if (to) {
    const letter = receiptLetter(row, lines, priced);
    const locale = row.locale === "es" ? "es" : row.locale === "en" ? "en" : null;
    act.enqueueMail({ to, ...letter, locale, key: `receipt:${row.id}` });
  }
  const places = Map.groupBy(lines.keys(), (place) => lines[place]!.workspaceId);
  for (const [workspaceId, theirs] of places) {
    if (!workspaceId) continue;
    const minor = sumOf(theirs.map((place) => priced[place]!.charged));
    const text = soldNotice(lines[theirs[0]!]!.title, minor, row.currency, releaseAt.toISOString());
    await notifySellers(act, workspaceId, `sale:${row.id}`, text, row.id);
  }
}

async function emailOf({ trx }: Act, userId: string | null): Promise<string | null> {
  return userId ? ((await listEmails(trx, [userId]))[0]?.email ?? null) : null;
}

/** Tells those who answer for a studio's money a fact about one of its sales, once under the name of the fact. */
export async function notifySellers(
  act: Act,
  workspaceId: string,
  source: string,
  text: ReturnType<typeof soldNotice>,
  saleId: string,
): Promise<void> {
  for (const userId of await listOwnerIds(act.trx, workspaceId))
    act.notify({ userId, topic: "payouts", source, text, link: `/finances/sales/${saleId}` });
}
