import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely } from "kysely";
import { newId } from "../../../db/ids.ts";
import { findPartyBalances } from "../../../db/ledger/balances.ts";
import { findParty } from "../../../db/ledger/parties.ts";
import type { DB } from "../../../db/tables.generated.ts";
import type { ActContext } from "../../acting/ActContext.ts";
import { act } from "../../acting/act.ts";
import { browserOn } from "../../payments/emulator/testing/openEmulator.ts";
import { anArtist, aRelease } from "../../releases/testing.ts";
import type { TestServer } from "../../testing.ts";
import { type SaleWish, type SaleWishLine, startSale } from "../startSale.ts";

export const REFUND = `mutation Refund($input: RefundSaleInput!) { refundSale(input: $input) { __typename
  ... on RefundSalePayload { sale { id status refunds { state amount { amountMinor } } } }
  ... on UserError { code message } } }`;

export const SALE = `query Sale($id: ID!) { node(id: $id) { ... on Sale {
  status country charged { amountMinor currency } earned { amountMinor } mayRefund releaseAt
  lines { lineId title quantity price { amountMinor } discount { amountMinor } promo { amountMinor } charged { amountMinor }
    tax { amountMinor } fee { amountMinor } processor { amountMinor } refunded { amountMinor } shares { bps isSeller amount { amountMinor } } }
  refunds { state amount { amountMinor } reason } disputes { state amount { amountMinor } fee { amountMinor } } } } }`;

/** Whoever buys, as the shop will: without an account, or with one. */
export function buying(
  { db, services }: Pick<TestServer, "db" | "services">,
  now = () => new Date(),
): ActContext {
  return { db, services, now, requestId: newId(), actor: { kind: "visitor" } };
}

export const line = (release: string, some: Partial<SaleWishLine> = {}): SaleWishLine => ({
  subject: `release:${release}`,
  quantity: 1,
  unitMinor: "1000",
  currency: "USD",
  taxCategory: "digital",
  shippingMinor: "0",
  ...some,
});

export const wish = (lines: readonly SaleWishLine[], some: Partial<SaleWish> = {}): SaleWish => ({
  lines,
  buyer: { email: "fan@example.test" },
  country: "US",
  locale: "en",
  successUrl: "/library",
  cancelUrl: "/library",
  ...some,
});

/** An artist on Pro with a record, and the ways to sell it. */
export async function aSeller(server: TestServer, userTier = "artist_pro", trialEndsAt: Date | null = null) {
  const artist = await anArtist(server, userTier, trialEndsAt);
  const release = await aRelease(server, artist.workspaceId);
  const browser = browserOn(server.services.payments.emulator!);
  const start = (some: Partial<SaleWishLine> = {}, more: Partial<SaleWish> = {}, key: string | null = null) =>
    act(buying(server), startSale, wish([line(release.id, some)], more), key);
  const ask = async (query: string, variables: object, viewer = artist.viewer) =>
    (await server.ask(viewer, query, variables)).data;
  return {
    ...{ ...artist, ...browser, release: release.id, start, ask },
    /** A sale that was paid at the provider; nobody was told of it. */
    async sell(some: Partial<SaleWishLine> = {}, more: Partial<SaleWish> = {}, card?: string) {
      const { saleId, url } = await start(some, more);
      await browser.pay(url, card);
      return saleId;
    },
    sale: async (saleId: string) => (await ask(SALE, { id: saleGid(saleId) })).node,
    refund: async (saleId: string, lines: object[] | null = null, viewer = artist.viewer) =>
      (await ask(REFUND, { input: { saleId: saleGid(saleId), lines, reason: "requested" } }, viewer))
        .refundSale,
    /** What the books owe the studio, by currency: held and free. */
    balances: () => balancesOf(server.db, artist.workspaceId),
  };
}

export const saleGid = (id: string) => encodeGlobalID("Sale", id);

export async function balancesOf(db: Kysely<DB>, workspaceId: string) {
  const party = await findParty(db, { workspaceId });
  const rows = party ? await findPartyBalances(db, party) : [];
  return rows.map(({ currency, held, available }) => `${held}+${available} ${currency}`);
}

/** The payment of a sale at the provider. */
export async function paymentOf({ db, services }: TestServer, saleId: string) {
  const stripe = await services.payments.stripe();
  const { data } = await stripe.paymentIntents.list({ limit: 100 });
  const intent = data.find(({ metadata }) => metadata.sale_id === saleId)!;
  return {
    stripe,
    intent,
    row: await db.selectFrom("sale").selectAll().where("id", "=", saleId).executeTakeFirstOrThrow(),
  };
}
