import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { listPostedKeysOf } from "../../db/ledger/postings.ts";
import { listSaleEarnings, type SaleEarning } from "../../db/ledger/saleSteps.ts";
import { DISPUTE_STATES, type DisputeRow } from "../../db/sales/disputes.ts";
import { REFUND_STATES, type RefundRow } from "../../db/sales/refunds.ts";
import { type SaleLineRow, saleOf } from "../../db/sales/sales.ts";
import { countSalesOfStudio, cursorOfSale, listSalesOfStudio } from "../../db/sales/salesOfStudio.ts";
import { passesGate } from "../../domain/billing/gates.ts";
import { type PricedLine, priceSale } from "../../domain/ledger/sale.ts";
import type { LineParts } from "../../domain/ledger/saleParts.ts";
import { sumOf } from "../../domain/money/allocate.ts";
import { roundedHalfUp, WHOLE_BPS } from "../../domain/money/rates.ts";
import type { Share } from "../../domain/money/split.ts";
import type { RefundLine } from "../../domain/sales/refund.ts";
import { type Evidence, evidenceOf } from "../../domain/taxes/evidence.ts";
import { actingIn } from "../acting/actingIn.ts";
import { tierOf } from "../acting/actor.ts";
import { builder } from "../graphql/builder.ts";
import type { Context, Viewer } from "../graphql/context.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { LIMITS } from "../graphql/limits.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";
import { MoneyType } from "../ledger/Money.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { mayRefund } from "./mayRefund.ts";
import { findWholeSales, partedBy, type SaleParted, underWay, type WholeSale } from "./wholeSale.ts";

/** A paid sale as one of its sellers sees it: their own lines of it, and nothing of the others' or of who bought. */
export interface SaleView extends WholeSale {
  id: string;
  /** Places of the lines that the viewer sees. */
  places: readonly number[];
}

function viewOf(whole: WholeSale | undefined, viewer: Viewer | null): SaleView | null {
  if (whole?.row.state !== "paid") return null;
  const places = whole.lines.flatMap(({ workspaceId }, place) => {
    const tier = workspaceId === null ? null : tierOf(viewer, workspaceId);
    return viewer?.role === "superadmin" || (tier && passesGate(tier, "payoutAndSplits")) ? [place] : [];
  });
  return places.length > 0 ? { ...whole, id: whole.row.id, places } : null;
}

/** Where the money of a sale went, reckoned once a request. */
const partedSales = new WeakMap<SaleView, Promise<SaleParted>>();
const parted = (view: SaleView, context: Context): Promise<SaleParted> => {
  let parts = partedSales.get(view);
  if (!parts) {
    parts = postedKeys(context)
      .load(view.id)
      .then((keys) => partedBy(view, keys));
    partedSales.set(view, parts);
  }
  return parts;
};

const postedKeys = perRequest<readonly string[]>(async (ids, { db }) => {
  const keys = await listPostedKeysOf(db, ids);
  return ids.map((id) => keys.get(id) ?? []);
});

const earnings = perRequest<readonly SaleEarning[]>(async (ids, { db }) =>
  grouped(ids, await listSaleEarnings(db, ids), ({ saleId }) => saleId),
);

const wholes = perRequest<SaleView | null>(async (ids, { db, viewer }) => {
  const found = new Map((await findWholeSales(db, ids)).map((whole) => [whole.row.id, whole]));
  return ids.map((id) => viewOf(found.get(id), viewer));
});

export const Sale = builder.loadableNodeRef<SaleView>("Sale", {
  id: { resolve: ({ id }) => id },
  load: async (ids: string[], context) => {
    const found = await Promise.all(ids.map((id) => wholes(context).load(id)));
    return found.filter((view) => view !== null);
  },
  sort: ({ id }) => id,
});

const SaleStatus = builder.enumType("SaleStatus", {
  values: {
    paid: {},
    partlyRefunded: {},
    refunded: {},
    disputed: { description: "The buyer's bank decides." },
    lost: { description: "The bank gave it back to the buyer." },
  },
});
const RefundStateEnum = builder.enumType("RefundState", { values: REFUND_STATES });
export const DisputeStateEnum = builder.enumType("DisputeState", { values: DISPUTE_STATES });

const EvidenceKindEnum = builder.enumType("SaleEvidenceKind", {
  values: {
    STATED: { value: "stated", description: "What the buyer said." },
    CARD: { value: "card", description: "Where their bank is." },
    BILLING_ADDRESS: { value: "billingAddress", description: "What they wrote at the payment provider." },
  } as const,
});

/** One line with everything that is known of it. Amounts in minor units. */
export interface LineView {
  line: SaleLineRow;
  currency: string;
  priced: PricedLine;
  paid: LineParts;
  left: LineParts;
  /** What of the sale was asked back and is not in the books yet. */
  asked: readonly RefundLine[];
}
export interface ShareView {
  party: string;
  bps: number;
  minor: bigint;
  currency: string;
  isSeller: boolean;
}

export const SaleShare = builder.objectRef<ShareView>("SaleShare").implement({
  description: "What one of those among whom a line is split gets of it.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    partyId: t.exposeString("party", { description: "Whom the books owe it." }),
    isSeller: t.exposeBoolean("isSeller", { description: "The studio that sold it." }),
    bps: t.exposeInt("bps", { description: "Of what is split, in basis points." }),
    amount: t.field({ type: MoneyType, resolve: ({ minor, currency }) => ({ minor, currency }) }),
  }),
});

export const SaleLine = builder.objectRef<LineView>("SaleLine").implement({
  description:
    "One thing that was sold, and where its money goes: what the buyer paid is tax, fees and shares, to the last cent.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => {
    const money = (description: string, minorOf: (view: LineView) => bigint) =>
      t.field({
        type: MoneyType,
        description,
        resolve: (view) => ({ minor: minorOf(view), currency: view.currency }),
      });
    return {
      lineId: t.string({ resolve: ({ line }) => line.id }),
      subject: t.string({
        description: "What was sold, by its kind and id: `release:…`.",
        resolve: ({ line }) => line.subject,
      }),
      title: t.string({ description: "What it was called then.", resolve: ({ line }) => line.title }),
      quantity: t.int({ resolve: ({ line }) => line.quantity }),
      unit: money("What one of it cost, before coupons.", ({ line }) => line.unitMinor),
      price: money("Quantity times price.", ({ line }) => line.unitMinor * BigInt(line.quantity)),
      discount: money("What the seller's coupon took off.", ({ priced }) => priced.discount),
      shipping: money("What sending it cost, as it was asked for.", ({ line }) => line.shippingMinor),
      promo: money("What the platform paid of the price.", ({ priced }) => priced.promo),
      charged: money("What the buyer paid for it.", ({ paid }) => paid.charged),
      tax: money("Tax in it, which the platform hands on.", ({ paid }) => paid.tax),
      taxBps: t.int({ description: "In basis points.", resolve: ({ line }) => line.taxBps }),
      isTaxIncluded: t.boolean({
        description: "Whether the price had the tax in it.",
        resolve: ({ line }) => line.taxIncluded,
      }),
      fee: money("What the platform keeps.", ({ paid }) => paid.fee),
      feeBps: t.int({
        description: "Of the price without tax and shipping, in basis points.",
        resolve: ({ line }) => line.feeBps,
      }),
      processor: money("What the payment provider keeps.", ({ paid }) => paid.processor),
      refunded: money("What the buyer got back.", ({ paid, left }) => paid.charged - left.charged),
      left: money("What of the price the buyer has not got back.", ({ left }) => left.charged),
      recoups: t.field({
        type: [SaleShare],
        description: "Who got back what they spent on it, before anything was split.",
        resolve: ({ line, paid, currency }) =>
          paid.recoups.map(({ party, minor }) => ({
            ...{ party, minor, currency, isSeller: party === line.sellerId, bps: WHOLE_BPS },
          })),
      }),
      shares: t.field({
        type: [SaleShare],
        description: "Among whom the rest was split, by the sheet as it was when it was paid.",
        resolve: ({ line, paid, currency }) =>
          paid.shares.map(({ party, minor }, place) => ({
            ...{ party, minor, currency, isSeller: party === line.sellerId },
            bps: bpsOf(line.shares ?? [], place),
          })),
      }),
    };
  },
});

const SaleRefund = builder.objectRef<RefundRow & { currency: string }>("SaleRefund").implement({
  description: "Money that goes back to the buyer.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    refundId: t.exposeString("id"),
    state: t.field({ type: RefundStateEnum, resolve: ({ state }) => state }),
    amount: t.field({ type: MoneyType, resolve: ({ minor, currency }) => ({ minor, currency }) }),
    reason: t.exposeString("reason", { nullable: true, description: "Null: made at the payment provider." }),
    problem: t.exposeString("problem", { nullable: true, description: "Why it was not given back." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

const SaleDispute = builder.objectRef<DisputeRow & { currency: string }>("SaleDispute").implement({
  description: "A buyer asked their bank for the money back.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    disputeId: t.exposeString("id", { description: "The payment provider's." }),
    state: t.field({ type: DisputeStateEnum, resolve: ({ state }) => state }),
    amount: t.field({ type: MoneyType, resolve: ({ minor, currency }) => ({ minor, currency }) }),
    fee: t.field({
      type: MoneyType,
      description: "What the provider asks for it; it comes back where the dispute is won.",
      resolve: ({ feeMinor: minor, currency }) => ({ minor, currency }),
    }),
    reason: t.exposeString("reason", { description: "The bank's word for it." }),
    openedAt: t.expose("openedAt", { type: "DateTime" }),
    closedAt: t.expose("closedAt", { type: "DateTime", nullable: true }),
    evidenceUntil: t.expose("evidenceUntil", { type: "DateTime", nullable: true }),
  }),
});

const SaleEvidence = builder.objectRef<Evidence>("SaleEvidence").implement({
  description: "One thing that says where the buyer lives.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    kind: t.field({ type: EvidenceKindEnum, resolve: ({ kind }) => kind }),
    country: t.exposeString("country", { description: "ISO 3166." }),
  }),
});

/** A share in basis points, rounded: what weighs is exact. */
export function bpsOf(shares: readonly Share[], place: number): number {
  const whole = sumOf(shares.map(({ weight }) => weight));
  const { weight } = shares[place] ?? { weight: 0n };
  return whole === 0n ? 0 : Number(roundedHalfUp(weight * BigInt(WHOLE_BPS), whole));
}

/** The lines that the viewer sees, with where their money went. */
export async function linesOf(view: SaleView, context: Context): Promise<LineView[]> {
  const { paid, left } = await parted(view, context);
  const priced = priceSale(saleOf(view.row, view.lines));
  const asked = underWay(view);
  return view.places.map((place) => ({
    line: view.lines[place]!,
    currency: view.row.currency,
    priced: priced[place]!,
    paid: paid[place]!,
    left: left[place]!,
    asked,
  }));
}

/** In the books, those who sell what the viewer sees. */
export function sellersOf({ lines, places }: SaleView): string[] {
  return [...new Set(places.map((place) => lines[place]!.sellerId))];
}

function statusOf(view: SaleView, lines: readonly LineView[]): keyof typeof statuses {
  if (view.disputes.some(({ state }) => state === "open")) return "disputed";
  const paid = sumOf(lines.map((each) => each.paid.charged));
  const left = sumOf(lines.map((each) => each.left.charged));
  if (left === paid) return "paid";
  if (left > 0n) return "partlyRefunded";
  return view.disputes.some(({ state }) => state === "lost") ? "lost" : "refunded";
}
const statuses = { paid: 1, partlyRefunded: 1, refunded: 1, disputed: 1, lost: 1 };

Sale.implement({
  description:
    "What somebody bought at once, as one of its sellers sees it: their own lines, where the money of each went, and what became of it.",
  // Whose it is not, does not load it.
  authScopes: { signedIn: true },
  fields: (t) => ({
    currency: t.string({ description: "ISO 4217.", resolve: ({ row }) => row.currency }),
    country: t.string({ description: "Where the buyer lives, ISO 3166.", resolve: ({ row }) => row.country }),
    evidence: t.field({
      type: [SaleEvidence],
      description:
        "What is known of where the buyer lives; two that agree are enough for tax (Implementing Regulation (EU) No 282/2011).",
      resolve: ({ row }) => evidenceOf(row),
    }),
    paidAt: t.field({ type: "DateTime", resolve: ({ row }) => row.paidAt! }),
    releaseAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When what is held is looked at next; null once all of it is free.",
      resolve: ({ row }) => row.releaseAt,
    }),
    status: t.field({
      type: SaleStatus,
      resolve: async (view, _args, context) => statusOf(view, await linesOf(view, context)),
    }),
    charged: t.field({
      type: MoneyType,
      description: "What the buyer paid for these lines.",
      resolve: async (view, _args, context) => ({
        minor: sumOf((await linesOf(view, context)).map(({ paid }) => paid.charged)),
        currency: view.row.currency,
      }),
    }),
    earned: t.field({
      type: MoneyType,
      description:
        "What it brought the studio that sold it, by the books: after tax, fees, refunds, disputes and the shares of others. Below zero where fees were more.",
      resolve: async (view, _args, context) => {
        const sellers = sellersOf(view);
        const theirs = (await earnings(context).load(view.id)).filter(({ partyId }) =>
          sellers.includes(partyId),
        );
        return { minor: sumOf(theirs.map(({ minor }) => minor)), currency: view.row.currency };
      },
    }),
    lines: t.field({ type: [SaleLine], resolve: (view, _args, context) => linesOf(view, context) }),
    refunds: t.field({
      type: [SaleRefund],
      description: "Of these lines, or of the whole sale.",
      resolve: ({ refunds, lines, places, row }) =>
        refunds
          .filter(
            ({ lines: of }) => !of || places.some((p) => of.some(({ lineId }) => lineId === lines[p]!.id)),
          )
          .map((refund) => ({ ...refund, currency: row.currency })),
    }),
    disputes: t.field({
      type: [SaleDispute],
      resolve: ({ disputes, row }) => disputes.map((dispute) => ({ ...dispute, currency: row.currency })),
    }),
    mayRefund: t.boolean({
      description: "Whether the viewer may give money of it back.",
      resolve: ({ lines, places }, _args, context) =>
        context.viewer !== null &&
        places.some((place) => mayRefund(actingIn(context).actor, lines[place]!.workspaceId)),
    }),
  }),
});

builder.objectField(Workspace, "sales", (t) =>
  t.connection({
    type: Sale,
    nullable: true,
    description: "What the studio sold, newest first; null on a plan that does not include finances.",
    authScopes: ({ id }) => ({ gate: { workspaceId: id, gate: "payoutAndSplits" } }),
    unauthorizedResolver: () => null,
    resolve: async ({ id }, args, context) => ({
      totalCount: () => countSalesOfStudio(context.db, id),
      ...(await resolveCursorConnection(
        {
          args,
          defaultSize: 20,
          maxSize: LIMITS.pageSize,
          toCursor: (view: SaleView) => cursorOfSale({ saleId: view.id, paidAt: view.row.paidAt! }),
        },
        async (page: ResolveCursorConnectionArgs) => {
          const places = await listSalesOfStudio(context.db, id, page);
          const found = await Promise.all(places.map(({ saleId }) => wholes(context).load(saleId)));
          return found.filter((view) => view !== null);
        },
      )),
    }),
  }),
);
