import type Stripe from "stripe";
import { verifyBooks } from "../../db/ledger/verifyBooks.ts";
import type { DuePlace } from "../../db/longestDue.ts";
import { listClearingOfSales } from "../../db/sales/clearing.ts";
import {
  closeDifferences,
  type Difference,
  type DifferenceKind,
  keepDifference,
} from "../../db/sales/differences.ts";
import { listForgottenRefunds } from "../../db/sales/refunds.ts";
import {
  findSalesOfCharges,
  listUnbegunSales,
  listUnsettledSales,
  lockSale,
  updateSale,
} from "../../db/sales/sales.ts";
import { DAY_MS, HOUR_MS } from "../../domain/duration.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { eachDue } from "../eachDue.ts";
import type { JobContext } from "../jobContext.ts";
import { log } from "../log.ts";
import { takenBy } from "../payments/disputesOf.ts";
import { feeIn } from "../payments/feeIn.ts";
import { idOf } from "../payments/idOf.ts";
import { readSale } from "./readSale.ts";
import { sendRefund } from "./sendRefund.ts";

/** As far back as both sides are compared, line by line. */
const COMPARED_MS = 10 * DAY_MS;
/** What moved last may be on its way into the books. */
const SETTLING_MS = HOUR_MS;
const AT_ONCE = 500;

const COMPARED: readonly DifferenceKind[] = ["notInBooks", "notAtProvider", "otherMovement", "books"];

const writeDifferences = verb("writePaymentDifferences", {
  unaudited: "What was compared; each difference says when it was found.",
  may: isSystem,
  async run(act, { found }: { found: readonly Difference[] }) {
    let news = 0;
    for (const difference of found) if (await keepDifference(act.trx, difference, act.now)) news++;
    const gone = await closeDifferences(
      act.trx,
      COMPARED,
      found.map(({ key }) => key),
      act.now,
    );
    return act.done({ news, gone });
  },
});

const giveUp = verb("expireSale", {
  audit: "sale.sync",
  may: isSystem,
  async run(act, { saleId }: { saleId: string }) {
    const sale = await lockSale(act.trx, saleId);
    if (sale?.state !== "pending" || sale.checkoutSessionId !== null) return act.unchanged({});
    await updateSale(act.trx, saleId, { state: "expired" });
    return act.done({}, { id: saleId, after: { state: "expired" } });
  },
});

/**
 * Every night: reads again what nobody told of, sends what was asked for and forgotten, compares what the provider moved with what the
 * books hold, and goes through the books. What can be mended is mended by reading; what is left is kept for those who run the
 * platform. Answers how many differences there are.
 */
export async function reconcileSales(context: JobContext, now = new Date()): Promise<number> {
  const from = actingAs("reconcile-sales", context, () => now);
  const found: Difference[] = (await verifyBooks(context.db)).differences.map((about) => ({
    ...{ key: `books:${about}`, kind: "books", about, details: {} },
  }));
  if (context.services.payments.mode !== "off") {
    const stripe = await context.services.payments.stripe();
    await catchUp(from, stripe, now);
    found.push(...(await compare(from, stripe, now)));
  }
  for (const { key, details } of found) log.error("payment-difference", { key, ...details });
  await act(from, writeDifferences, { found });
  return found.length;
}

/** One that fails keeps nobody from the rest, however many fail before it. */
async function catchUp(from: ActContext, stripe: Stripe, now: Date): Promise<void> {
  const [hourAgo, dayAgo] = [HOUR_MS, DAY_MS].map((ms) => new Date(now.getTime() - ms)) as [Date, Date];
  const page = (after: DuePlace | null) => ({ limit: AT_ONCE, after });
  await eachDue(
    "sale-not-read",
    (after) => listUnsettledSales(from.db, hourAgo, page(after)),
    (id) => readSale(from, stripe, id),
  );
  await eachDue(
    "sale-not-given-up",
    (after) => listUnbegunSales(from.db, dayAgo, page(after)),
    (saleId) => act(from, giveUp, { saleId }),
  );
  await eachDue(
    "refund-not-sent",
    (after) => listForgottenRefunds(from.db, hourAgo, page(after)),
    (id) => sendRefund(from, id),
  );
}

/** What the provider moved for sales, in minor units by the posting that should say so. */
interface Moved {
  key: string;
  saleId: string;
  minor: bigint;
  currency: string;
}

async function compare(from: ActContext, stripe: Stripe, now: Date): Promise<Difference[]> {
  const since = new Date(now.getTime() - COMPARED_MS);
  const until = new Date(now.getTime() - SETTLING_MS);
  let moved = await movedSince(from, stripe, since, until);
  let books = await listClearingOfSales(from.db, since);
  const isMissing = ({ key }: Moved) => !books.has(key);
  const behind = new Set(moved.filter(isMissing).map(({ saleId }) => saleId));
  for (const id of behind)
    await readSale(from, stripe, id).catch((error) => log.error("sale-not-read", { id, error }));
  if (behind.size > 0) {
    moved = await movedSince(from, stripe, since, until);
    books = await listClearingOfSales(from.db, since);
  }
  const found: Difference[] = [];
  for (const { key, minor, currency, saleId } of moved) {
    const booked = books.get(key);
    books.delete(key);
    if (booked?.minor === minor) continue;
    found.push({
      key: `moved:${key}`,
      kind: booked ? "otherMovement" : "notInBooks",
      about: saleId,
      details: {
        posting: key,
        provider: `${minor} ${currency}`,
        books: booked ? `${booked.minor} ${booked.currency}` : "—",
      },
    });
  }
  // At its edges the window shows one side of a thing and not the other.
  for (const [key, { minor, currency, saleId, postedAt }] of books)
    if (postedAt < until && postedAt.getTime() > since.getTime() + DAY_MS)
      found.push({
        ...{ key: `booked:${key}`, kind: "notAtProvider", about: saleId },
        details: { posting: key, books: `${minor} ${currency}`, provider: "—" },
      });
  return found;
}

/** Everything that the provider moved for our sales in a time, by the keys of the books. */
async function movedSince({ db }: ActContext, stripe: Stripe, since: Date, until: Date): Promise<Moved[]> {
  const created = { gte: seconds(since), lt: seconds(until) };
  const expand = ["data.source"];
  const moves: {
    key: (saleId: string) => string;
    charge: string;
    minor: bigint;
    currency: string;
    named: string | undefined;
  }[] = [];
  for await (const movement of stripe.balanceTransactions.list({ created, expand, limit: 100 })) {
    const { net, source, type } = movement;
    if (!source || typeof source === "string") continue;
    if (source.object !== "charge" && source.object !== "refund" && source.object !== "dispute") continue;
    const amount = { minor: paidIn(movement, source), currency: source.currency.toUpperCase() };
    if (source.object === "charge")
      moves.push({ ...amount, key: (id) => `sale:${id}`, charge: source.id, named: source.metadata.sale_id });
    if (source.object === "refund" && source.charge)
      moves.push({
        ...amount,
        key: () => (type === "refund_failure" ? `refund:${source.id}:failed` : `refund:${source.id}`),
        ...{ charge: idOf(source.charge), named: source.metadata?.sale_id },
      });
    if (source.object === "dispute")
      moves.push({
        ...amount,
        key: () => `dispute:${source.id}:${net < 0 ? "open" : "won"}`,
        ...{ charge: idOf(source.charge), named: undefined },
      });
  }
  const sales = await findSalesOfCharges(db, [...new Set(moves.map(({ charge }) => charge))]);
  return moves.flatMap(({ key, charge, named, ...amount }) => {
    const saleId = sales.get(charge) ?? named;
    return saleId ? [{ ...amount, key: key(saleId), saleId }] : [];
  });
}

/**
 * What a movement added, in what the buyer paid. Where the account is kept in another currency it is not changed back as a whole, which would come out a cent
 * beside the books: the thing that moved says its amount, and only the fee is changed back.
 */
function paidIn(
  movement: Stripe.BalanceTransaction,
  source: Stripe.Charge | Stripe.Refund | Stripe.Dispute,
): bigint {
  const { net, currency } = movement;
  if (currency === source.currency) return BigInt(net);
  if (source.object === "dispute") {
    const { minor, feeMinor } = takenBy(source)!;
    return net < 0 ? -(minor + feeMinor) : minor + feeMinor;
  }
  const amount = BigInt(source.amount);
  return (movement.amount < 0 ? -amount : amount) - feeIn(source.currency, movement);
}

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
