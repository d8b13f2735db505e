import { lockPlanInvoice, setEarnedMonths } from "../../../db/billing/planInvoices.ts";
import { monthsAfter } from "../../../domain/duration.ts";
import { planEarnedPostings } from "../../../domain/ledger/planPostings.ts";
import { givenBackOf } from "../../../domain/ledger/planRefundPostings.ts";
import type { ActContext } from "../../acting/ActContext.ts";
import { act } from "../../acting/act.ts";
import { isSystem } from "../../acting/actor.ts";
import { verb } from "../../acting/verb.ts";
import { post } from "../../ledger/post.ts";
import { goneFrom } from "./goneFrom.ts";

const earn = verb("earnPlanInvoice", {
  unaudited: "Time passes; the books say when.",
  may: isSystem,
  async run(act, { id }: { id: string }) {
    const found = await lockPlanInvoice(act.trx, id);
    if (!found) return act.unchanged({});
    const { invoice, earnedMonths, paidAt } = found;
    let earned = earnedMonths;
    // The first month is earned when it is paid, each other when it begins.
    while (earned < invoice.months && monthsAfter(paidAt, earned) <= act.now) earned++;
    if (earned === earnedMonths) return act.unchanged({});
    const postings = planEarnedPostings(invoice, givenBackOf(await goneFrom(act.trx, id)));
    await post(act, ...postings.slice(earnedMonths, earned));
    await setEarnedMonths(act.trx, id, earned);
    return act.done({});
  },
});

/** Posts what has become earned of an invoice by now. */
export async function earnPlanInvoice(from: ActContext, id: string): Promise<void> {
  await act(from, earn, { id });
}
