import { tidyAnalytics } from "../../db/admin/analytics/tidy.ts";
import { deleteExport, listExpiredExports } from "../../db/privacy/dataExports.ts";
import {
  changeDeletionRequest,
  deleteUnconfirmed,
  forgetContacts,
  listDueDeletions,
  listLeftovers,
  takeReminders,
} from "../../db/privacy/deletionRequests.ts";
import { listReturned, wishAgain } from "../../db/privacy/erasures.ts";
import { exportKey } from "../../db/privacy/files.ts";
import { pruneFeed } from "../../db/search/feed.ts";
import { remindBefore } from "../../domain/privacy/deletion.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { keepLink } from "./codes.ts";
import { keepErasureList } from "./erasureList.ts";
import { reminderLetter } from "./letters.ts";
import { removeFiles } from "./removeFiles.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Work that was under way when its person was erased has ended by then; what it still wrote is removed. */
const LAST_LOOK_MS = HOUR_MS;
/** For as long the last letter is tried. */
const GOODBYE_MS = 24 * HOUR_MS;
/** For as long the page of a request says that nobody confirmed it. */
const UNCONFIRMED_MS = 7 * 24 * HOUR_MS;
/** For as long the search remembers what changed: longer than a snapshot may be old (server/search/memory). */
const FEED_MS = 2 * 24 * HOUR_MS;

const UNAUDITED = "The confirmed wishes are in the log; this only follows them.";

/** Every hour and at each start: reminds, carries out what is due, forgets again whom a backup brought back, tidies up. */
export async function reconcilePrivacy(context: JobContext, now = new Date()): Promise<void> {
  const from = actingAs("reconcile-privacy", context, () => now);
  await act(from, forgetAgain, { hashes: await keepErasureList(context) });
  await act(from, remind, {});
  await act(from, startDue, {});
  await tidy(context, from);
}

const forgetAgain = verb("forgetAgain", {
  unaudited: UNAUDITED,
  may: isSystem,
  async run(act, { hashes }: { hashes: readonly string[] }) {
    for (const { id } of await listReturned(act.trx, hashes)) await wishAgain(act.trx, id, act.now);
    return act.done({});
  },
});

const remind = verb("remindOfDeletion", {
  unaudited: UNAUDITED,
  may: isSystem,
  async run(act, _: object) {
    const settings = `${act.publicUrl}/settings/privacy`;
    for (const { id, email, dueAt } of await takeReminders(act.trx, remindBefore(act.now), act.now))
      act.enqueueMail({ to: email, ...reminderLetter({ due: dueAt, keep: keepLink(act, id), settings }) });
    return act.done({});
  },
});

const startDue = verb("startErasures", {
  unaudited: UNAUDITED,
  may: isSystem,
  async run(act, _: object) {
    for (const { id: requestId } of await listDueDeletions(act.trx, act.now))
      act.enqueue("erase-person", { requestId });
    return act.done({});
  },
});

async function tidy(context: JobContext, from: ActContext): Promise<void> {
  const { db, services } = context;
  const now = from.now();
  const requests = await listLeftovers(db, new Date(now.getTime() - LAST_LOOK_MS));
  for (const { leftovers } of requests) await removeFiles(context, leftovers);
  const exports = await listExpiredExports(db, now);
  for (const { id } of exports) await services.storage.delete(exportKey(id));
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  await act(from, tidyRows, { requestIds: ids(requests), exportIds: ids(exports) });
}

/** Forgets files that are gone by now, and whatever nobody needs any more. */
const tidyRows = verb("tidyPrivacy", {
  unaudited: UNAUDITED,
  may: isSystem,
  async run(act, gone: { requestIds: readonly string[]; exportIds: readonly string[] }) {
    const { trx, now } = act;
    const before = (ms: number) => new Date(now.getTime() - ms);
    for (const id of gone.requestIds) await changeDeletionRequest(trx, id, { leftovers: [] });
    for (const id of gone.exportIds) await deleteExport(trx, id);
    await forgetContacts(trx, before(GOODBYE_MS));
    await deleteUnconfirmed(trx, before(UNCONFIRMED_MS));
    await tidyAnalytics(trx, now);
    await pruneFeed(trx, before(FEED_MS));
    return act.done({});
  },
});
