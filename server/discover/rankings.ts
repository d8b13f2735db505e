import { rankTracks } from "../../db/discover/rankTracks.ts";
import { relateTracks } from "../../db/discover/relateTracks.ts";
import type { JobContext } from "../jobContext.ts";

/** Brings charts, growth and counts up to date. */
export async function rank({ db }: JobContext): Promise<void> {
  await db.transaction().execute((trx) => rankTracks(trx, new Date()));
}

/** Works out anew which tracks are alike. */
export async function relate({ db }: JobContext): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = new Date();
    await rankTracks(trx, now);
    await relateTracks(trx, now);
  });
}
