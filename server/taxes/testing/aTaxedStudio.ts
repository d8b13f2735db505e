import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely, Transaction } from "kysely";
import { newId } from "../../../db/ids.ts";
import { findOrMakeParty } from "../../../db/ledger/parties.ts";
import { insertRefund } from "../../../db/sales/refunds.ts";
import { freezeSaleLine, insertSale, updateSale } from "../../../db/sales/sales.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { priceSale, type TaxCategory, totalOf } from "../../../domain/ledger/sale.ts";
import { allTo } from "../../../domain/money/split.ts";
import { taxRule } from "../../../domain/taxes/rates.ts";
import { anArtist } from "../../releases/testing.ts";
import { bookSale } from "../../sales/bookSale.ts";
import { findWholeSale } from "../../sales/wholeSale.ts";
import type { TestServer } from "../../testing.ts";

export interface PastSale {
  unitMinor: bigint;
  currency: string;
  country: string;
  at: Date;
  /** When it was heard of; at once unless it is said. */
  bookedAt?: Date;
  processorMinor?: bigint;
  feeBps?: number;
  category?: TaxCategory;
  discountBps?: number;
  shippingMinor?: bigint;
  promoMinor?: bigint;
  /** What others get of it, in basis points. */
  sharedBps?: number;
  card?: string | null;
  title?: string;
}

/** Books one sale as it was paid; its id. */
export async function sellPast(db: Kysely<DB>, workspaceId: string, past: PastSale): Promise<string> {
  const { unitMinor, currency, country, at, processorMinor = 0n, feeBps = 0, category = "digital" } = past;
  const [id, lineId] = [newId(), newId()];
  await db.transaction().execute(async (trx) => {
    const sellerId = await findOrMakeParty(trx, { workspaceId }, at);
    const rule = taxRule(country, category);
    const discounts = past.discountBps ? [{ seller: sellerId, bps: past.discountBps }] : [];
    const line = {
      ...{ id: lineId, subject: `release:${newId()}`, sellerId, quantity: 1, unitMinor, feeBps },
      ...{ taxCategory: category, shippingMinor: past.shippingMinor ?? 0n },
    };
    const tax = { isIncluded: true, bps: rule.bps, shippingBps: rule.shippingBps };
    const promoMinor = past.promoMinor ?? 0n;
    const sale = { id, currency, country, discounts, promoMinor };
    const priced = priceSale({
      ...sale,
      lines: [{ ...line, seller: sellerId, shares: allTo(sellerId), tax }],
    });
    await insertSale(trx, {
      ...{ ...sale, buyerId: null, buyerEmail: "fan@example.test", locale: null, createdAt: at },
      totalMinor: totalOf(priced),
      lines: [
        {
          ...{ ...line, title: past.title ?? "Tide", workspaceId, taxIncluded: true },
          ...{ taxBps: rule.bps, taxShippingBps: rule.shippingBps },
        },
      ],
    });
    await updateSale(trx, id, { state: "paid", paidAt: at, processorMinor, cardCountry: past.card ?? null });
    const other = past.sharedBps ? await findOrMakeParty(trx, { email: "ana@example.test" }, at) : null;
    const shared = BigInt(past.sharedBps ?? 0);
    const shares = other
      ? [
          { party: sellerId, weight: 10_000n - shared },
          { party: other, weight: shared },
        ]
      : allTo(sellerId);
    await freezeSaleLine(trx, lineId, { shares, recoups: [], paidAt: at });
    await book(trx, id, past.bookedAt ?? at);
  });
  return id;
}

/** Gives so much of it back. */
export async function refundPast(db: Kysely<DB>, saleId: string, minor: bigint, at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const id = newId();
    await insertRefund(trx, {
      ...{ id, saleId, state: "succeeded", minor, lines: null, reason: "requested", askedById: null },
      ...{ providerId: `re_${id}`, createdAt: at, refundedAt: at, failedAt: null },
    });
    await book(trx, saleId, at);
  });
}

async function book(trx: Transaction<DB>, saleId: string, now: Date): Promise<void> {
  await bookSale({ trx, now }, (await findWholeSale(trx, saleId))!);
}

/** The owner of a studio on enterprise, and what they ask. */
export async function aTaxedStudio(server: TestServer) {
  const artist = await anArtist(server, "artist_label");
  const { workspaceId, viewer } = artist;
  const id = encodeGlobalID("Workspace", workspaceId);
  const read = async (selection: string, as: typeof viewer | null = viewer) => {
    const document = `query Taxes($id: ID!) { node(id: $id) { ... on Workspace { taxes { ${selection} } } } }`;
    return (await server.ask(as, document, { id })).data?.node?.taxes;
  };
  const mutate = async (name: string, input: object, more = "", as: typeof viewer | null = viewer) => {
    const type = name[0]!.toUpperCase() + name.slice(1);
    const document = `mutation Ask($input: ${type}Input!) { ${name}(input: $input) { __typename
      ... on UserError { code message } ... on InvalidInput { field } ${more} } }`;
    const answer = await server.ask(as, document, { input });
    return answer.data?.[name] ?? answer;
  };
  return {
    ...{ ...artist, id, read, mutate },
    sell: (past: PastSale) => sellPast(server.db, workspaceId, past),
    refund: (saleId: string, minor: bigint, at: Date) => refundPast(server.db, saleId, minor, at),
    async file(path: string, as: string | null = artist.userId, more: Record<string, string> = {}) {
      const headers: Record<string, string> = as ? { ...more, cookie: await server.cookieFor(as) } : more;
      return server.app.request(`http://127.0.0.1:4000/api/taxes/${path}`, { headers });
    },
  };
}
