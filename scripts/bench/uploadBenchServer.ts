// Our server with its embedded database and one signed-in artist: started by uploadServer.ts with a data folder of its own.
import { createHmac } from "node:crypto";
import { newId } from "../../db/ids.ts";
import { aUser, aWorkspace } from "../../db/testing/build.ts";
import { readConfiguration } from "../../server/configuration.ts";
import { serve } from "../../server/serve.ts";
import { BENCH_SECRET } from "./session.ts";

const root = process.env.DATA_DIR!;
const env = { ...process.env, DEMO: "0", SECRET: BENCH_SECRET };
let cookie = "";
const { address } = await serve(readConfiguration(env, root), {
  prepare: async ({ db }) => {
    const user = await aUser(db, { userTier: "artist_pro" });
    await aWorkspace(db, { ownerId: user.id });
    const token = newId();
    const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
    await db.insertInto("session").values({ id: newId(), userId: user.id, token, expiresAt }).execute();
    const signature = createHmac("sha256", BENCH_SECRET).update(token).digest("base64");
    cookie = `levare.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  },
});
console.log(JSON.stringify({ address, cookie }));
process.once("SIGTERM", () => process.exit(0));
