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
import type { JobContext } from "../jobContext.ts";
import { log } from "../log.ts";
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

/** Every hour and at each start: reminds, carries out what is due, forgets again whom a backup brought back, tidies up. */
export async function tendPrivacy(context: JobContext, now = new Date()): Promise<void> {
  await forgetAgain(context, now);
  await remind(context, now);
  await startDue(context, now);
  await tidy(context, now);
}

async function forgetAgain(context: JobContext, now: Date): Promise<void> {
  const hashes = await keepErasureList(context);
  for (const { id } of await listReturned(context.db, hashes))
    await context.db.transaction().execute((trx) => wishAgain(trx, id, now));
}

async function remind({ db, services }: JobContext, now: Date): Promise<void> {
  const settings = `${services.settings.publicUrl}/settings/privacy`;
  for (const { id, email, dueAt } of await takeReminders(db, remindBefore(now), now)) {
    const letter = reminderLetter({ due: dueAt, keep: keepLink(services, id), settings });
    await services.mailer.send({ to: email, ...letter }).catch((error) => log.error("letter", { error }));
  }
}

async function startDue({ db, services }: JobContext, now: Date): Promise<void> {
  for (const { id: requestId } of await listDueDeletions(db, now))
    await db.transaction().execute((trx) => services.jobs.enqueue(trx, "erase-person", { requestId }));
}

async function tidy(context: JobContext, now: Date): Promise<void> {
  const { db, services } = context;
  const before = (ms: number) => new Date(now.getTime() - ms);
  for (const { id, leftovers } of await listLeftovers(db, before(LAST_LOOK_MS))) {
    await removeFiles(context, leftovers);
    await changeDeletionRequest(db, id, { leftovers: [] });
  }
  await forgetContacts(db, before(GOODBYE_MS));
  await deleteUnconfirmed(db, before(UNCONFIRMED_MS));
  for (const { id } of await listExpiredExports(db, now)) {
    await services.storage.delete(exportKey(id));
    await deleteExport(db, id);
  }
  await tidyAnalytics(db, now);
  await pruneFeed(db, before(FEED_MS));
}
