import { findAccountsParty } from "../../db/payouts/accounts.ts";
import { findPayoutAtProvider } from "../../db/payouts/payouts.ts";
import { actingAs } from "../acting/actingIn.ts";
import type { Feature } from "../feature.ts";
import type { StripeHandler } from "../providers/payments.ts";
import { sendPayout } from "./sendPayout.ts";
import { syncAccount } from "./syncAccount.ts";

/** Whatever is told of an account: it is read anew. */
const ofAccount: StripeHandler = async (context, { account }) => {
  const partyId = account && (await findAccountsParty(context.db, account));
  if (!partyId) return;
  const stripe = await context.services.payments.stripe();
  await syncAccount(actingAs("work-stripe-event", context), stripe, partyId);
};

/** Whatever is told of a payout: what is not ours, such as one that somebody made at the provider, says nothing to us. */
const ofPayout: StripeHandler = async (context, { objectId }) => {
  const payout = objectId && (await findPayoutAtProvider(context.db, objectId));
  if (payout) await sendPayout(actingAs("work-stripe-event", context), payout.id);
};

export const PAYOUT_NEWS: NonNullable<Feature["stripe"]> = {
  "account.updated": ofAccount,
  "capability.updated": ofAccount,
  "account.application.deauthorized": ofAccount,
  "payout.paid": ofPayout,
  "payout.failed": ofPayout,
  "payout.canceled": ofPayout,
};
