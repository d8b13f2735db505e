import { insertRefund } from "../../db/sales/refunds.ts";
import { lockSale } from "../../db/sales/sales.ts";
import { sumOf } from "../../domain/money/allocate.ts";
import { amountText } from "../../domain/money/amountText.ts";
import { REFUND_REASONS, type RefundReason, refundable, refundLines } from "../../domain/sales/refund.ts";
import { problem } from "../../domain/words/refusal.ts";
import { actingIn } from "../acting/actingIn.ts";
import { userOf } from "../acting/actor.ts";
import { idTaken, MADE_ID, madeId } from "../acting/madeId.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { log } from "../log.ts";
import { mayRefund } from "./mayRefund.ts";
import { Sale } from "./Sale.ts";
import { sendRefund } from "./sendRefund.ts";
import { findWholeSale, partsOf, underWay } from "./wholeSale.ts";

interface Wish {
  id: string | null;
  saleId: string;
  /** None: all that is left of what they sold. Amounts in minor units, in digits. */
  lines: readonly { lineId: string; quantity: number | null; amountMinor: string | null }[] | null;
  reason: RefundReason;
}

/** Asks for a refund of lines that the actor answers for. It is sent to the provider after this, by its id as its key. */
export const refundSale = verb("refundSale", {
  audit: "sale.refund",
  taken: idTaken("saleRefund"),
  async run(act, { id, saleId, lines: wished, reason }: Wish) {
    const { trx, actor, now } = act;
    const refundId = madeId(id);
    const row = await lockSale(trx, saleId);
    const whole = row && (await findWholeSale(trx, saleId));
    if (!whole) throw new NotFound();
    const theirs = whole.lines.filter(({ workspaceId }) => mayRefund(actor, workspaceId));
    if (theirs.length === 0) throw new NotFound();
    if (whole.row.state !== "paid") refuse(problem("sale", "sales.notPaid"));
    if (whole.row.totalMinor === 0n) refuse(problem("sale", "sales.wasFree"));
    if (whole.disputes.some(({ state }) => state === "open")) refuse(problem("sale", "sales.disputed"));
    const { paid, left } = await partsOf(trx, whole);
    const places = refundable(whole.lines, paid, left, underWay(whole)).filter(({ lineId }) =>
      theirs.some((line) => line.id === lineId),
    );
    const all = places
      .filter((line) => line.left > 0n)
      .map(({ lineId }) => ({ lineId, quantity: null, amountMinor: null }));
    if (!wished && all.length === 0) refuse(problem("lines", "sales.refundOver"));
    const found = refundLines(
      (wished ?? all).map(({ lineId, quantity, amountMinor }) => ({
        ...{ lineId, quantity },
        minor: amountMinor === null ? null : minorOf(amountMinor),
      })),
      places,
      whole.row.currency,
    );
    if ("problem" in found) throw new InvalidInput(found.problem);
    const minor = sumOf(found.lines.map((line) => line.minor));
    const rest = sumOf(left.map((line) => line.charged)) - sumOf(underWay(whole).map((each) => each.minor));
    if (minor > rest)
      refuse(problem("amount", "sales.refundTooMuch", { amount: amountText(rest, whole.row.currency) }));
    await insertRefund(trx, {
      ...{ id: refundId, saleId, providerId: null, state: "asked", minor, lines: found.lines, reason },
      ...{ askedById: userOf(actor).userId, createdAt: now, refundedAt: null, failedAt: null },
    });
    act.enqueue("send-refund", { refundId });
    return act.done(
      { saleId, refundId },
      {
        id: saleId,
        workspaceId: theirs[0]!.workspaceId,
        after: { amountMinor: String(minor), currency: whole.row.currency, reason },
      },
    );
  },
});

function minorOf(digits: string): bigint {
  if (!/^\d{1,15}$/.test(digits)) throw new InvalidInput(problem("amount", "sales.refundNothing"));
  return BigInt(digits);
}

const RefundReasonEnum = builder.enumType("RefundReason", { values: REFUND_REASONS });
const RefundLineInput = builder.inputType("RefundLineInput", {
  fields: (t) => ({
    lineId: t.string({ description: "Of `SaleLine.id`." }),
    quantity: t.int({ required: false, description: "So many of the things." }),
    amountMinor: t.string({
      required: false,
      description:
        "So much money, in minor units of what the buyer paid. With neither: all that is left of the line.",
    }),
  }),
});

builder.relayMutationField(
  "refundSale",
  {
    inputFields: (t) => ({
      id: t.string(MADE_ID),
      saleId: t.globalID({ for: Sale }),
      lines: t.field({
        type: [RefundLineInput],
        required: false,
        description: "Left out: all that is left of what the studio sold.",
      }),
      reason: t.field({ type: RefundReasonEnum }),
    }),
  },
  {
    description:
      "Gives money back to a buyer. It cannot be taken back; while the buyer's bank decides a dispute nothing can be given back.",
    verb: refundSale,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input: { id, saleId, lines, reason } }, context, info) => {
      const answer = await perform(context, info, refundSale, {
        ...{ id: id ?? null, saleId: saleId.id, reason },
        lines:
          lines?.map(({ lineId, quantity = null, amountMinor = null }) => ({
            lineId,
            quantity,
            amountMinor,
          })) ?? null,
      });
      // The job does it again where this does not get through.
      await sendRefund(actingIn(context), answer.refundId).catch((error) => {
        log.warn("refund-waits", { refundId: answer.refundId, error });
      });
      return answer;
    },
  },
  {
    outputFields: (t) => ({
      sale: t.field({ type: Sale, resolve: ({ saleId }) => saleId }),
    }),
  },
);
