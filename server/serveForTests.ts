// A server process of its own for tests that kill it: an artist is signed in, the client is not built.
import { createHmac } from "node:crypto";
import { flushCompileCache } from "node:module";
import { newId } from "../db/ids.ts";
import { aUser, aWorkspace } from "../db/testing/build.ts";
import { readConfiguration } from "./configuration.ts";
import { serve } from "./serve.ts";

const configuration = readConfiguration(process.env, process.env.DATA_DIR!);
const token = "a-session-that-survives";

const running = await serve(configuration, {
  prepare: async ({ db }) => {
    if (await db.selectFrom("session").select("id").where("token", "=", token).executeTakeFirst()) return;
    const { id: userId } = await aUser(db, { userTier: "artist_pro", stageName: "Nova" });
    await aWorkspace(db, { ownerId: userId });
    const expiresAt = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000);
    await db.insertInto("session").values({ id: newId(), userId, token, expiresAt }).execute();
  },
});
const signature = createHmac("sha256", process.env.SECRET!).update(token).digest("base64");
const cookie = `levare.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
process.stdout.write(`\nREADY ${JSON.stringify({ address: running.address, cookie })}\n`);
process.once("SIGTERM", () => void running.close().then(() => process.exit(0)));
// Kept for the next one at once: who is killed keeps nothing at its end.
flushCompileCache();
