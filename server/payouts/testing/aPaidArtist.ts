import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";
import { encodeGlobalID } from "@pothos/plugin-relay";
import { newId } from "../../../db/ids.ts";
import { findBalance, findPartyBalances } from "../../../db/ledger/balances.ts";
import { findOrMakeParty } from "../../../db/ledger/parties.ts";
import type { Sale } from "../../../domain/ledger/sale.ts";
import { allTo } from "../../../domain/money/split.ts";
import { hashPassword } from "../../accounts/passwords.ts";
import { actingAs } from "../../acting/actingIn.ts";
import { settle } from "../../ledger/settle.ts";
import { browserOn } from "../../payments/emulator/testing/openEmulator.ts";
import { workStripeEvent } from "../../payments/workStripeEvent.ts";
import { anArtist } from "../../releases/testing.ts";
import type { TestServer } from "../../testing.ts";
import { sendPayout } from "../sendPayout.ts";

export const PASSWORD = "music-for-the-bank";
const REFUSED = "... on UserError { code params message } ... on InvalidInput { field }";
const BEGIN = `mutation Begin($password: String!) { beginSecondFactor(input: { password: $password }) {
  ... on BeginSecondFactorPayload { viewer { secondFactor { setupUri } } } } }`;
const CONFIRM = `mutation Confirm($code: String!) { confirmSecondFactor(input: { code: $code }) {
  ... on ConfirmSecondFactorPayload { recoveryCodes } } }`;
const SETUP = `query Setup($id: ID!) { node(id: $id) { ... on Workspace {
  payoutSetup { schedule thresholdMinor minimumMinor nextAt isFrozen mayManage asksPassword asksCode
    account { country isReady isRefused isUnderReview isGone missing bankLast4 heldUntil } }
  payouts { totalCount edges { node { id state failure arrivesAt amount { amountMinor currency }
    statement { what saleId amount { amountMinor } balance { amountMinor } } } } } } } }`;

/** An artist on Pro with a password, the ways of their money, and the hands of the payment provider. */
export async function aPaidArtist(server: TestServer, now: () => Date) {
  const { db, services } = server;
  const artist = await anArtist(server);
  const { workspaceId, userId } = artist;
  const id = encodeGlobalID("Workspace", workspaceId);
  await db
    .insertInto("account")
    .values({
      ...{ id: newId(), userId, accountId: userId, providerId: "credential" },
      ...{ password: await hashPassword({ services }, PASSWORD), createdAt: now(), updatedAt: now() },
    })
    .execute();
  const browser = browserOn(services.payments.emulator!);
  const party = await db.transaction().execute((trx) => findOrMakeParty(trx, { workspaceId }, now()));
  const ask = async (name: string, input: object, viewer = artist.viewer, more = "") => {
    const type = name[0]!.toUpperCase() + name.slice(1);
    const document = `mutation Ask($input: ${type}Input!) { ${name}(input: $input) { __typename ${REFUSED} ${more} } }`;
    return (await server.ask(viewer, document, { input: { workspaceId: id, ...input } })).data[name];
  };
  const stripe = await services.payments.stripe();
  /** A record that is paid at the provider with a card whose money is there at once; the hold of it is over. */
  const sell = async (unit: number) => {
    const session = await stripe.checkout.sessions.create({
      ...{ mode: "payment", success_url: "http://127.0.0.1:4000/library" },
      line_items: [
        { price_data: { currency: "usd", unit_amount: unit, product_data: { name: "LP" } }, quantity: 1 },
      ],
    });
    await browser.pay(session.url, "4000 0000 0000 0077");
    const fee = BigInt(Math.round((unit * 290) / 10_000) + 30);
    const sale: Sale = {
      ...{ id: newId(), currency: "USD", country: "US", discounts: [], promoMinor: 0n },
      lines: [
        {
          ...{ id: "record", subject: "release:tide", seller: party, quantity: 1, unitMinor: BigInt(unit) },
          ...{ taxCategory: "digital", shippingMinor: 0n, feeBps: 0, shares: allTo(party) },
          tax: { isIncluded: true, bps: 0, shippingBps: 0 },
        },
      ],
    };
    const facts = { sale, processorMinor: fee, refunds: [], disputes: [] };
    await db.transaction().execute((trx) => settle({ trx, now: now() }, facts, [party]));
    return sale.id;
  };
  return {
    ...{ ...artist, ...browser, id, party, stripe, ask, sell },
    setup: async (viewer = artist.viewer) => (await server.ask(viewer, SETUP, { id })).data.node,
    /** Goes through the provider's page with this bank account. */
    async onboard(bank = "000123456789", name = "Nova", country = "US", code?: string) {
      const { url } = await ask(
        "openPayoutAccount",
        { country, code },
        artist.viewer,
        "... on OpenPayoutAccountPayload { url }",
      );
      await browser.visit(url, { action: url.includes("dashboard") ? "bank" : "save", name, bank });
      return ask("refreshPayoutAccount", {});
    },
    /** Sets two-step sign-in up; the codes on paper. */
    async secondFactor(): Promise<string[]> {
      const begun = await server.ask(artist.viewer, BEGIN, { password: PASSWORD });
      const uri = new URL(begun.data.beginSecondFactor.viewer.secondFactor.setupUri);
      const secret = new TextDecoder().decode(base32.decode(uri.searchParams.get("secret")!));
      const code = await createOTP(secret).totp();
      return (await server.ask(artist.viewer, CONFIRM, { code })).data.confirmSecondFactor.recoveryCodes;
    },
    request: (amountMinor: string, more: object = {}, viewer = artist.viewer) =>
      ask("requestPayout", { currency: "USD", amountMinor, password: PASSWORD, ...more }, viewer),
    /** What the job does for every payout that was asked for. */
    async send() {
      const rows = await db.selectFrom("payout").select("id").where("partyId", "=", party).execute();
      for (const row of rows) await sendPayout(actingAs("send-payout", server, now), row.id);
    },
    /** Lets the provider tell what happened, and works on it. */
    async listen() {
      await services.payments.emulator!.settled();
      const news = await db.selectFrom("stripeEvent").select("id").where("doneAt", "is", null).execute();
      for (const event of news) await workStripeEvent({ ...server }, { eventId: event.id });
    },
    balance: async () => {
      const [found] = await findPartyBalances(db, party);
      return found && `${found.available} free, ${found.inTransit} on its way`;
    },
    letters: async () => {
      const rows = await db
        .selectFrom("mail")
        .select("subject")
        .where("to", "=", artist.viewer.email)
        .execute();
      return rows.map(({ subject }) => subject.split(" · ")[0]!);
    },
    /** What the books say is at the provider, and what is there: of the platform, of all accounts, and on its way to banks. */
    async clearing() {
      const sum = async (account?: string) => {
        const on = account ? { stripeAccount: account } : {};
        const { available, pending } = await stripe.balance.retrieve({}, on);
        return [...available, ...pending].reduce((all, { amount }) => all + BigInt(amount), 0n);
      };
      let there = await sum();
      for (const { id: stripeAccount } of (await stripe.accounts.list({ limit: 100 })).data) {
        there += await sum(stripeAccount);
        // What is on its way left the account, and has not arrived yet.
        const { data } = await stripe.payouts.list({ limit: 100 }, { stripeAccount });
        for (const { status, amount } of data)
          if (status === "pending" || status === "in_transit") there += BigInt(amount);
      }
      return { books: await findBalance(db, "asset:clearing", "USD"), there };
    },
  };
}
