import { listSalesToRelease, lockSale, updateSale } from "../../db/sales/sales.ts";
import { HOUR_MS } from "../../domain/duration.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { settle } from "../ledger/settle.ts";
import { factsOf, findWholeSale } from "./wholeSale.ts";

/** What waits for a signature or a bank is looked at again after this long. */
const AGAIN_MS = HOUR_MS;
const SALES_A_ROUND = 500;

const release = verb("releaseSale", {
  unaudited: "Time passes; the books say when.",
  may: isSystem,
  async run(act, { saleId }: { saleId: string }) {
    const { trx, now } = act;
    const row = await lockSale(trx, saleId);
    if (!row?.releaseAt || row.releaseAt > now) return act.unchanged({});
    const whole = (await findWholeSale(trx, saleId))!;
    const isDisputed = whole.disputes.some(({ state }) => state === "open");
    const isBooked = row.processorMinor !== null;
    if (isBooked && !isDisputed) {
      const facts = factsOf(whole);
      const parties = facts.sale.lines.flatMap(({ seller, shares }) => [
        seller,
        ...shares.map(({ party }) => party),
      ]);
      await settle(act, facts, [...new Set(parties)]);
    }
    const isDone = isBooked && !isDisputed;
    await updateSale(trx, saleId, { releaseAt: isDone ? null : new Date(now.getTime() + AGAIN_MS) });
    return act.done({});
  },
});

/** Frees what was held for long enough, of sales that no bank is deciding about. */
export async function releaseHolds(context: JobContext, now = new Date()): Promise<void> {
  const from = actingAs("release-holds", context, () => now);
  for (const saleId of await listSalesToRelease(context.db, now, SALES_A_ROUND))
    await act(from, release, { saleId });
}
