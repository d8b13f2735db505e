import type Stripe from "stripe";
import { listEmails } from "../../db/accounts/users.ts";
import { newId } from "../../db/ids.ts";
import { findOrMakeParty } from "../../db/ledger/parties.ts";
import { listSettings } from "../../db/platform/settings.ts";
import { insertSale, type NewLine, updateSale } from "../../db/sales/sales.ts";
import { findStudioPlan, findSubject } from "../../db/sales/sellers.ts";
import { isEmail } from "../../domain/accounts/registration.ts";
import { platformFeeOf } from "../../domain/billing/platformFee.ts";
import { returnAddress } from "../../domain/billing/returnAddress.ts";
import { HOUR_MS } from "../../domain/duration.ts";
import {
  type PricedLine,
  priceSale,
  type Sale,
  type TaxCategory,
  totalOf,
} from "../../domain/ledger/sale.ts";
import { allTo } from "../../domain/money/split.ts";
import { settingsFrom } from "../../domain/platform/settings.ts";
import { subjectOf } from "../../domain/sales/subjects.ts";
import { totalProblem, type WishedLine, wishProblem } from "../../domain/sales/wish.ts";
import { taxRule } from "../../domain/taxes/rates.ts";
import { onField, problem } from "../../domain/words/refusal.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { preparedVerb, verb } from "../acting/verb.ts";
import { atProvider } from "../billing/provider.ts";
import { studioTierOf } from "../billing/tierOf.ts";
import { InvalidInput, refuse } from "../graphql/errors.ts";
import { fulfil } from "./fulfil.ts";

/** One thing to be bought, at the price that our own database has. Amounts in minor units, in digits. */
export interface SaleWishLine {
  subject: string;
  quantity: number;
  unitMinor: string;
  currency: string;
  taxCategory: TaxCategory;
  shippingMinor: string;
}

/**
 * What somebody buys at once. It is made by the server, never by the buyer: prices, coupons and promotions are read from our own
 * database by whoever asks for the sale. Sellers in `discounts` are workspaces.
 */
export interface SaleWish {
  lines: readonly SaleWishLine[];
  /** Somebody with an account, or an address and nothing else. */
  buyer: { userId: string } | { email: string };
  /** Where the buyer lives, ISO 3166. */
  country: string;
  locale: string | null;
  discounts?: readonly ({ workspaceId: string } & ({ bps: number } | { minor: string }))[];
  /** What the platform gives of the price at its own cost. */
  promoMinor?: string;
  /** Pages of ours to come back to. */
  successUrl: string;
  cancelUrl: string;
}

/** A checkout is open for a day, which is the longest that the provider keeps one. */
const OPEN_HOURS = 23;

interface Judged {
  wish: SaleWish;
  lines: readonly Omit<NewLine, "id" | "sellerId">[];
}

/** What is sold by whom, with the rates of this moment. */
async function judged(wish: SaleWish, { db, now }: ActContext): Promise<Judged> {
  const wished = wish.lines.map(
    ({ unitMinor, shippingMinor, ...line }): WishedLine => ({
      ...line,
      unitMinor: minorOf(unitMinor),
      shippingMinor: minorOf(shippingMinor),
    }),
  );
  refuse(wishProblem(wished, wish.country));
  if ("email" in wish.buyer && !isEmail(wish.buyer.email)) refuse(problem("email", "accounts.emailWrong"));
  const settings = settingsFrom(await listSettings(db));
  const lines: Judged["lines"][number][] = [];
  for (const { currency: _, ...line } of wished) {
    const subject = subjectOf(line.subject);
    const sold = subject && (await findSubject(db, subject));
    const plan = sold && (await findStudioPlan(db, sold.workspaceId));
    if (!sold || !plan) throw new InvalidInput(problem("subject", "sales.notSold"));
    const { isIncluded, bps, shippingBps } = taxRule(wish.country, line.taxCategory);
    lines.push({
      ...line,
      ...{ title: sold.title, workspaceId: sold.workspaceId },
      ...{ taxIncluded: isIncluded, taxBps: bps, taxShippingBps: shippingBps },
      feeBps: platformFeeOf(studioTierOf(plan, now()), settings),
    });
  }
  return { wish, lines };
}

function minorOf(digits: string): bigint {
  if (!/^\d{1,15}$/.test(digits)) throw new InvalidInput(problem("price", "sales.priceWrong"));
  return BigInt(digits);
}

/** Writes the sale with every rate frozen; what costs nothing is given at once. */
const openSale = verb("openSale", {
  audit: "sale.open",
  forVisitors: true,
  async run(act, { wish, lines }: Judged) {
    const { trx, now } = act;
    const sellers = new Map<string, string>();
    // In one order, so that two sales of the same sellers never wait for each other.
    for (const workspaceId of [...new Set(lines.map((line) => line.workspaceId))].sort())
      sellers.set(workspaceId, await findOrMakeParty(trx, { workspaceId }, now));
    const whole = lines.map(
      (line): NewLine => ({ ...line, id: newId(), sellerId: sellers.get(line.workspaceId)! }),
    );
    const sale = {
      ...{ id: newId(), currency: wish.lines[0]!.currency, country: wish.country },
      discounts: (wish.discounts ?? []).map(({ workspaceId, ...discount }) => {
        const seller = sellers.get(workspaceId);
        if (!seller) throw new InvalidInput(problem("coupon", "sales.couponTooMuch"));
        return "minor" in discount ? { seller, minor: minorOf(discount.minor) } : { seller, ...discount };
      }),
      promoMinor: minorOf(wish.promoMinor ?? "0"),
    };
    const priced = pricedOf({ ...sale, lines: whole.map(asPriced) });
    const totalMinor = totalOf(priced);
    refuse(totalProblem(totalMinor, sale.currency));
    const { buyer, locale } = wish;
    await insertSale(trx, {
      ...{ ...sale, totalMinor, lines: whole, locale, createdAt: now },
      buyerId: "userId" in buyer ? buyer.userId : null,
      buyerEmail: "email" in buyer ? buyer.email : null,
    });
    if (totalMinor === 0n) await fulfil(act, sale.id, { paidAt: now, processorMinor: 0n });
    return act.done(
      { saleId: sale.id, items: itemsOf(priced, whole, sale.currency), isFree: totalMinor === 0n },
      { id: sale.id, after: { totalMinor: String(totalMinor), currency: sale.currency } },
    );
  },
});

function asPriced({
  sellerId,
  taxIncluded,
  taxBps,
  taxShippingBps,
  ...line
}: NewLine): Sale["lines"][number] {
  return {
    ...line,
    ...{ seller: sellerId, shares: allTo(sellerId) },
    tax: { isIncluded: taxIncluded, bps: taxBps, shippingBps: taxShippingBps },
  };
}

/** RangeError means a coupon or a promotion that takes more than there is, which is a refusal here. */
function pricedOf(sale: Sale): PricedLine[] {
  try {
    return priceSale(sale);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new InvalidInput(problem("coupon", "sales.couponTooMuch"));
  }
}

/** What the provider's page shows: whatever was taken off or put on stands in the price of the line. Amounts are safe: 8 digits. */
function itemsOf(priced: readonly PricedLine[], lines: readonly NewLine[], currency: string) {
  return priced.flatMap(({ charged, line: { unitMinor, quantity } }, place) => {
    const { title } = lines[place]!;
    if (charged === 0n) return [];
    const isPlain = charged === unitMinor * BigInt(quantity);
    const name = isPlain || quantity === 1 ? title : `${quantity} × ${title}`;
    const unit = isPlain ? unitMinor : charged;
    return [{ name, currency: currency.toLowerCase(), unit: Number(unit), quantity: isPlain ? quantity : 1 }];
  });
}

export const keepSession = verb("keepSaleSession", {
  unaudited: "where the sale is paid; that it was begun is the line of openSale",
  forVisitors: true,
  async run(act, { saleId, sessionId }: { saleId: string; sessionId: string }) {
    await updateSale(act.trx, saleId, { checkoutSessionId: sessionId });
    return act.done({});
  },
});

async function opened(wish: SaleWish, from: ActContext) {
  const { publicUrl } = from.services.settings;
  const success = addressFor("successUrl", wish.successUrl, publicUrl);
  const cancel = addressFor("cancelUrl", wish.cancelUrl, publicUrl);
  const { saleId, items, isFree } = await act(from, openSale, await judged(wish, from));
  if (isFree) return { saleId, url: null };
  const email = await emailOf(wish, from);
  const url = await atProvider(from, async (stripe) => {
    const session = await stripe.checkout.sessions.create(
      {
        mode: "payment",
        line_items: items.map(
          ({ name, currency, unit, quantity }): Stripe.Checkout.SessionCreateParams.LineItem => ({
            price_data: { currency, unit_amount: unit, product_data: { name } },
            quantity,
          }),
        ),
        ...(email && { customer_email: email }),
        metadata: { sale_id: saleId },
        payment_intent_data: { metadata: { sale_id: saleId }, transfer_group: `sale_${saleId}` },
        expires_at: Math.floor((from.now().getTime() + OPEN_HOURS * HOUR_MS) / 1000),
        success_url: success,
        cancel_url: cancel,
      },
      { idempotencyKey: `sale:${saleId}` },
    );
    await act(from, keepSession, { saleId, sessionId: session.id });
    return session.url;
  });
  return { saleId, url };
}

async function emailOf({ buyer }: SaleWish, { db }: ActContext): Promise<string | null> {
  if ("email" in buyer) return buyer.email;
  return (await listEmails(db, [buyer.userId]))[0]?.email ?? null;
}

function addressFor(field: string, given: string, publicUrl: string): string {
  const address = returnAddress(given, publicUrl);
  if (typeof address === "string") return address;
  throw new InvalidInput(onField(field, address)!);
}

/**
 * Begins a sale, for whoever has looked up what it costs: no field takes it, because no buyer names a price. Answers where the buyer
 * goes to pay; null where it is free and theirs already. Under the key of the act a second click is the first.
 */
export const startSale = preparedVerb("startSale", opened, {
  unaudited: "the sale is the line of openSale",
  forVisitors: true,
  async run(act, sale: { saleId: string; url: string | null }) {
    return act.unchanged(sale);
  },
});
