import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";
import { encodeGlobalID } from "@pothos/plugin-relay";
import { newId } from "../../../db/ids.ts";
import { findBalance, findPartyBalances } from "../../../db/ledger/balances.ts";
import { hashPassword } from "../../accounts/passwords.ts";
import { actingAs } from "../../acting/actingIn.ts";
import type { Viewer } from "../../graphql/context.ts";
import { browserOn } from "../../payments/emulator/testing/openEmulator.ts";
import { workStripeEvent } from "../../payments/workStripeEvent.ts";
import type { TestServer } from "../../testing.ts";
import { sendPayout } from "../sendPayout.ts";

export const PASSWORD = "music-for-the-bank";
const REFUSED = "... on UserError { code params message } ... on InvalidInput { field }";
const BEGIN = `mutation Begin($password: String!) { beginSecondFactor(input: { password: $password }) {
  ... on BeginSecondFactorPayload { viewer { secondFactor { setupUri } } } } }`;
const CONFIRM = `mutation Confirm($code: String!) { confirmSecondFactor(input: { code: $code }) {
  ... on ConfirmSecondFactorPayload { recoveryCodes } } }`;
const SETUP = `query Setup($id: ID!) { node(id: $id) { ... on Payee {
    schedule thresholdMinor minimumMinor nextAt isFrozen mayManage asksPassword asksCode
    balances { currency held { amountMinor } available { amountMinor } }
    account { country isReady isRefused isUnderReview isGone missing bankLast4 heldUntil }
    payouts { totalCount edges { node { id state failure arrivesAt amount { amountMinor currency }
    statement { what saleId amount { amountMinor } balance { amountMinor } } } } } } } }`;

/** Whoever is paid out: a studio or a person. */
interface Given {
  userId: string;
  viewer: Viewer;
  /** The id of the studio or of the person. */
  payee: string;
  party: string;
}

/** Gives a person a password, and answers the ways of the money of a payee with the hands of the payment provider. */
export async function payeeHands(
  server: TestServer,
  now: () => Date,
  { userId, viewer: own, payee, party }: Given,
) {
  const { db, services } = server;
  const payeeId = encodeGlobalID("Payee", payee);
  await db
    .insertInto("account")
    .values({
      ...{ id: newId(), userId, accountId: userId, providerId: "credential" },
      ...{ password: await hashPassword({ services }, PASSWORD), createdAt: now(), updatedAt: now() },
    })
    .execute();
  const browser = browserOn(services.payments.emulator!);
  const ask = async (name: string, input: object, viewer = own, more = "") => {
    const type = name[0]!.toUpperCase() + name.slice(1);
    const document = `mutation Ask($input: ${type}Input!) { ${name}(input: $input) { __typename ${REFUSED} ${more} } }`;
    return (await server.ask(viewer, document, { input: { payeeId, ...input } })).data[name];
  };
  const stripe = await services.payments.stripe();
  return {
    ...{ ...browser, payeeId, stripe, ask },
    setup: async (viewer = own) => (await server.ask(viewer, SETUP, { id: payeeId })).data.node,
    /** Goes through the provider's page with this bank account. */
    async onboard(bank = "000123456789", name = "Nova", country = "US", code?: string) {
      const { url } = await ask(
        "openPayoutAccount",
        { country, code },
        own,
        "... on OpenPayoutAccountPayload { url }",
      );
      await browser.visit(url, { action: url.includes("dashboard") ? "bank" : "save", name, bank });
      return ask("refreshPayoutAccount", {});
    },
    /** Sets two-step sign-in up; the codes on paper. */
    async secondFactor(): Promise<string[]> {
      const begun = await server.ask(own, BEGIN, { password: PASSWORD });
      const uri = new URL(begun.data.beginSecondFactor.viewer.secondFactor.setupUri);
      const secret = new TextDecoder().decode(base32.decode(uri.searchParams.get("secret")!));
      const code = await createOTP(secret).totp();
      return (await server.ask(own, CONFIRM, { code })).data.confirmSecondFactor.recoveryCodes;
    },
    request: (amountMinor: string, more: object = {}, viewer = own) =>
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
      const rows = await db.selectFrom("mail").select("subject").where("to", "=", own.email).execute();
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
