// A server process of its own for schedules: couples of artists who are signed in, and one song each. The client is not built.
import { createHmac } from "node:crypto";
import { flushCompileCache } from "node:module";
import type { Kysely } from "kysely";
import { newId } from "../../db/ids.ts";
import type { DB } from "../../db/tables.generated.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { readConfiguration } from "../../server/configuration.ts";
import { serve } from "../../server/serve.ts";

/** An account, and a browser's cookie of it. */
export interface Artist {
  userId: string;
  workspaceId: string;
  trackId: string;
  cookie: string;
}
/** Two people for one schedule. */
export type Couple = Record<"ann" | "ben", Artist>;

const DAY_MS = 24 * 60 * 60 * 1000;

async function anArtist(db: Kysely<DB>): Promise<Artist> {
  const { id: userId } = await aUser(db, { userTier: "artist_pro" });
  const { id: workspaceId } = await aWorkspace(db, { ownerId: userId });
  const { id: trackId } = await aTrack(db, { workspaceId });
  const token = newId();
  const expiresAt = new Date(Date.now() + 40 * DAY_MS);
  await db.insertInto("session").values({ id: newId(), userId, token, expiresAt }).execute();
  const signature = createHmac("sha256", process.env.SECRET!).update(token).digest("base64");
  const cookie = `levare.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  return { userId, workspaceId, trackId, cookie };
}

const couples: Couple[] = [];
const running = await serve(readConfiguration(process.env, process.env.DATA_DIR!), {
  prepare: async ({ db }) => {
    // After a crash they are there.
    if (await db.selectFrom("session").select("id").limit(1).executeTakeFirst()) return undefined;
    for (let left = Number(process.env.COUPLES); left > 0; left--)
      couples.push({ ann: await anArtist(db), ben: await anArtist(db) });
    return undefined;
  },
});
process.stdout.write(`\nREADY ${JSON.stringify({ address: running.address, couples })}\n`);
// As serveForTests.ts does.
flushCompileCache();
