import { findPayoutParty } from "../../db/payouts/parties.ts";
import { lockPayout, type PayoutRow, updatePayout } from "../../db/payouts/payouts.ts";
import { payoutFailed, payoutPaid } from "../../domain/ledger/payoutPostings.ts";
import { correctionOf } from "../../domain/ledger/posting.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { post } from "../ledger/post.ts";
import { failedLetter, paidLetter } from "./letters.ts";
import { lineOf } from "./lineOf.ts";

/** What was learnt on the way: it was sent to the account, and from there to the bank. `arrivesAt` in epoch milliseconds. */
export const notePayout = verb("notePayout", {
  unaudited: "ids at the payment provider; how it ends is a line of its own",
  may: isSystem,
  async run(
    act,
    {
      id,
      transferId,
      payoutId,
      arrivesAt,
    }: {
      id: string;
      transferId: string;
      payoutId: string | null;
      arrivesAt: number | null;
    },
  ) {
    const payout = await lockPayout(act.trx, id);
    if (!payout || !isOpen(payout)) return act.unchanged({});
    await updatePayout(act.trx, id, {
      ...{ state: "processing", transferId, payoutId, changedAt: act.now },
      arrivesAt: arrivesAt === null ? null : new Date(arrivesAt),
    });
    return act.done({});
  },
});

/** It arrived. */
export const payPayout = verb("payPayout", {
  audit: "workspace.payoutPaid",
  may: isSystem,
  async run(act, { id }: { id: string }) {
    const payout = await lockPayout(act.trx, id);
    if (!payout || !isOpen(payout)) return act.unchanged({});
    await post(act, payoutPaid(bookedOf(payout)));
    await updatePayout(act.trx, id, { state: "paid", changedAt: act.now });
    const party = await findPayoutParty(act.trx, payout.partyId);
    if (party) act.enqueueMail({ to: party.ownerEmail, ...paidLetter(payout, party, act.publicUrl) });
    return act.done({}, lineOf(party, amountOf(payout)));
  },
});

/** It did not arrive, or came back later: the money is available again. */
export const failPayout = verb("failPayout", {
  audit: "workspace.payoutFailed",
  may: isSystem,
  async run(act, { id, code }: { id: string; code: string | null }) {
    const payout = await lockPayout(act.trx, id);
    if (!payout || !(isOpen(payout) || payout.state === "paid")) return act.unchanged({});
    const booked = bookedOf(payout);
    if (payout.state === "paid") await post(act, correctionOf(payoutPaid(booked), "returned"));
    await post(act, payoutFailed(booked));
    const state = code === "canceled" ? "canceled" : "failed";
    await updatePayout(act.trx, id, { state, failureCode: code, changedAt: act.now });
    const party = await findPayoutParty(act.trx, payout.partyId);
    if (party) act.enqueueMail({ to: party.ownerEmail, ...failedLetter(payout, code, party, act.publicUrl) });
    return act.done({}, lineOf(party, { ...amountOf(payout), code }));
  },
});

/** Somebody looked at it: nothing is new. */
export const touchPayout = verb("touchPayout", {
  unaudited: "that somebody looked",
  may: isSystem,
  async run(act, { id }: { id: string }) {
    await updatePayout(act.trx, id, { changedAt: act.now });
    return act.done({});
  },
});

export const isOpen = ({ state }: Pick<PayoutRow, "state">): boolean =>
  state === "requested" || state === "processing";

const bookedOf = ({ id, partyId, currency, minor }: PayoutRow) => ({ id, party: partyId, currency, minor });
const amountOf = ({ minor, currency }: PayoutRow) => ({ amountMinor: String(minor), currency });
