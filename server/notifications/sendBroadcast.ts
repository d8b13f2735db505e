import {
  type BroadcastRow,
  findBroadcast,
  finishBroadcast,
  leaseBroadcast,
  setListed,
  startDue,
} from "../../db/notifications/broadcasts.ts";
import { queueDeliveries } from "../../db/notifications/deliveries.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { comeBack, STEP } from "./comeBack.ts";
import { mailSome, notifySome } from "./notifyRecipients.ts";
import { audienceOf, nextRecipients } from "./recipients.ts";

const LISTED_AT_ONCE = 500;
/** For as long a worker that fell silent keeps the others away. */
const LEASE_MS = 60_000;
/** A run ends well before the queue would take it for lost; another one goes on. */
const RUN_MS = 5 * 60_000;
/** Whoever watches is told at most that often. */
const SHOW_EVERY_MS = 500;

/**
 * Sends a broadcast, a few people at a time. Each step is a transaction of its own and notes what it did, so that whoever
 * comes after a crash goes on where it ended: nobody is told twice, nobody is forgotten.
 */
export async function sendBroadcast(
  context: JobContext,
  { broadcastId }: { broadcastId: string },
  clock: () => Date = () => new Date(),
): Promise<void> {
  const { db, services } = context;
  const from = actingAs("send-broadcast", context, clock);
  const end = clock().getTime() + RUN_MS;
  const show = () => services.events.publish("broadcastChanged", { broadcastId });
  let shownAt = 0;
  await startDue(db, broadcastId, clock());
  for (let mine: Date | null = null; clock().getTime() < end; ) {
    const now = clock();
    const until: Date = new Date(Math.max(now.getTime() + LEASE_MS, (mine?.getTime() ?? 0) + 1));
    const broadcast = await leaseBroadcast(db, broadcastId, { mine, now, until });
    if (!broadcast) break;
    mine = until;
    if (!(await takeStep(context, broadcast, now))) {
      await act(from, finish, { broadcastId });
      return;
    }
    if (performance.now() - shownAt < SHOW_EVERY_MS) continue;
    shownAt = performance.now();
    show();
  }
  // There is more to do, or another worker is at it: either way somebody looks again once the lease is over.
  if ((await findBroadcast(db, broadcastId))?.state === "sending")
    await act(from, comeBack, { broadcastId, afterSeconds: LEASE_MS / 1000 });
}

const finish = verb("finishBroadcast", {
  ...STEP,
  async run(act, { broadcastId }: { broadcastId: string }) {
    await finishBroadcast(act.trx, broadcastId, act.now);
    act.publish("broadcastChanged", { broadcastId });
    return act.done({});
  },
});

/** One step on the way; false when there is none left. */
async function takeStep(context: JobContext, broadcast: BroadcastRow, now: Date): Promise<boolean> {
  if (!broadcast.isListed) {
    await listSome(context, broadcast, now);
    return true;
  }
  return (await notifySome(context, broadcast, now)) || (await mailSome(context, broadcast, now));
}

/** Writes the next of those whom it is for onto its list. */
async function listSome(context: JobContext, broadcast: BroadcastRow, now: Date): Promise<void> {
  const place = { afterId: broadcast.listedTo, limit: LISTED_AT_ONCE, now: broadcast.startedAt ?? now };
  const { seen, chosen } = await nextRecipients(context.db, audienceOf(broadcast), place);
  const userIds = chosen.map(({ id }) => id);
  const from = actingAs("send-broadcast", context, () => now);
  await act(from, putOnList, { broadcast, userIds, lastId: seen.at(-1)?.id });
}

const putOnList = verb("listRecipients", {
  ...STEP,
  async run(act, { broadcast: { id, channels }, userIds, lastId }: Listed) {
    await queueDeliveries(act.trx, id, userIds, channels, act.now);
    await setListed(act.trx, id, lastId ? { listedTo: lastId } : { listedTo: null, isListed: true });
    return act.done({});
  },
});

interface Listed {
  broadcast: BroadcastRow;
  userIds: readonly string[];
  lastId: string | undefined;
}
