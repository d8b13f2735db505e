import { listSalesToRelease, lockSale, updateSale } from "../../db/sales/sales.ts";
import { DAY_MS, HOUR_MS } from "../../domain/duration.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { eachDue } from "../eachDue.ts";
import type { JobContext } from "../jobContext.ts";
import { freeSale } from "./bookSale.ts";
import { findWholeSale } from "./wholeSale.ts";

/** What waits for a bank is looked at again after this long. */
const AGAIN_MS = HOUR_MS;
/** What waits for a signature: whoever signs has it looked at sooner. */
const UNSIGNED_AGAIN_MS = DAY_MS;
const AT_ONCE = 500;

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
    if (!isBooked || isDisputed) {
      await updateSale(trx, saleId, { releaseAt: new Date(now.getTime() + AGAIN_MS) });
      return act.done({});
    }
    const releaseAt = (await freeSale(act, whole)) ? new Date(now.getTime() + UNSIGNED_AGAIN_MS) : null;
    await updateSale(trx, saleId, { releaseAt });
    return act.done({});
  },
});

/** Frees what was held for long enough, of sales that no bank is deciding about; one that cannot be freed keeps back nobody else's. */
export async function releaseHolds(context: JobContext, now = new Date()): Promise<void> {
  const from = actingAs("release-holds", context, () => now);
  await eachDue(
    "sale-not-released",
    (after) => listSalesToRelease(context.db, now, { limit: AT_ONCE, after }),
    (saleId) => act(from, release, { saleId }),
  );
}
