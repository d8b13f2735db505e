import { moveBalance, withStatus } from "./balances.ts";
import { blank } from "./blank.ts";
import { cardOf } from "./cards.ts";
import { emit } from "./emit.ts";
import { isTrue, metadataIn, type Params } from "./parameters.ts";
import { refuse } from "./refuse.ts";
import { DAY } from "./time.ts";
import type { StripeObject, World } from "./World.ts";

/** What the bank asks for each, in minor units. */
const FEE = 1500;
const TO_ANSWER = 14 * DAY;
const TO_DECIDE = 60 * DAY;
/** Evidence of Stripe's documentation that decides at once. */
const DECISIVE: Readonly<Record<string, "won" | "lost">> = {
  winning_evidence: "won",
  losing_evidence: "lost",
};

/** The buyer tells their bank that they did not buy: the money goes back there until it is decided. */
export function openDispute(world: World, chargeId: string): StripeObject {
  const charge = world.get(chargeId, "charge");
  if (!charge.paid || charge.disputed || charge.refunded)
    refuse("This charge cannot be disputed.", { code: "charge_not_disputable" });
  const amount: number = charge.amount - charge.amount_refunded;
  const now = world.now(charge);
  const made = world.create("dispute", "du", {
    ...{ amount, charge: charge.id, payment_intent: charge.payment_intent, currency: charge.currency },
    ...{ created: now, reason: "fraudulent", status: "needs_response", is_charge_refundable: false },
    metadata: {},
    evidence_details: {
      ...blank("dispute").evidence_details,
      ...{ due_by: now + TO_ANSWER, has_evidence: false, past_due: false, submission_count: 0 },
      submission_method: "not_submitted",
    },
    payment_method_details: {
      type: "card",
      card: { brand: "visa", case_type: "chargeback", network: "visa", network_reason_code: "10.4" },
    },
  });
  const taken = moveBalance(world, made, {
    ...{ type: "adjustment", category: "dispute", amount: -amount, fee: FEE, feeName: "Dispute fee" },
  });
  const dispute = world.change(made.id, { balance_transactions: [taken] });
  emit(world, "charge.updated", world.change(charge.id, { disputed: true }));
  emit(world, "charge.dispute.created", dispute);
  emit(world, "charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** Cards whose payments are disputed: as soon as all else about the payment is said. */
export function disputeIfWanted(world: World, intentId: string): void {
  const charge = world.find(world.find(intentId)?.latest_charge);
  if (charge?.paid && cardOf(world, world.find(charge.payment_method))?.disputes)
    openDispute(world, charge.id);
}

/** The dispute about a payment that is not decided yet, or was lost: it is not for refunds any more. */
export function standsInTheWay(world: World, charge: StripeObject): boolean {
  return (
    charge.disputed &&
    world
      .all("dispute")
      .some((each) => each.charge === charge.id && each.status !== "won" && !each.is_charge_refundable)
  );
}

export function updateDispute(world: World, id: string, params: Params): StripeObject {
  const before = world.get(id, "dispute");
  if (before.status !== "needs_response") refuse("This dispute is already closed.");
  const evidence = { ...before.evidence, ...params.evidence };
  const isSubmitted = params.evidence !== undefined && (params.submit === undefined || isTrue(params.submit));
  const hasEvidence = Object.values(evidence).some((each) => typeof each === "string" && each !== "");
  const dispute = world.change(id, {
    evidence,
    metadata: metadataIn(params, before.metadata),
    evidence_details: {
      ...before.evidence_details,
      has_evidence: hasEvidence,
      submission_count: before.evidence_details.submission_count + (isSubmitted ? 1 : 0),
      submission_method: isSubmitted ? "manual" : before.evidence_details.submission_method,
    },
    ...(isSubmitted && { status: "under_review" }),
  });
  emit(world, "charge.dispute.updated", dispute, { before: { evidence: before.evidence } });
  const decided = isSubmitted ? DECISIVE[evidence.uncategorized_text ?? ""] : undefined;
  return decided ? decideDispute(world, id, decided) : dispute;
}

/** The platform says that it will not fight. */
export function closeDispute(world: World, id: string): StripeObject {
  if (!isOpen(world.get(id, "dispute"))) refuse("This dispute is already closed.");
  return decideDispute(world, id, "lost");
}

export const isOpen = ({ status }: StripeObject): boolean =>
  status === "needs_response" || status === "under_review";

/** The bank decides: money that is won comes back with its fee. */
export function decideDispute(world: World, id: string, outcome: "won" | "lost"): StripeObject {
  const before = world.get(id, "dispute");
  const closed = world.change(id, { status: outcome });
  if (outcome === "lost") {
    emit(world, "charge.dispute.closed", closed, { before: { status: before.status } });
    return closed;
  }
  const back = moveBalance(world, closed, {
    ...{ type: "adjustment", category: "dispute_reversal", amount: before.amount, fee: -FEE },
    feeName: "Dispute fee refund",
  });
  const transactions = [...before.balance_transactions, back].map((each) => withStatus(world, each));
  const won = world.change(id, { balance_transactions: transactions });
  emit(world, "charge.dispute.closed", won, { before: { status: before.status } });
  emit(world, "charge.dispute.funds_reinstated", won);
  return won;
}

/** Whoever does not answer in time loses; so does who answered nothing that decides, once the bank has thought for two months. */
export function disputeDueAt({ status, evidence_details: { due_by } }: StripeObject): number | null {
  if (status === "needs_response") return due_by;
  return status === "under_review" ? due_by + TO_DECIDE : null;
}
