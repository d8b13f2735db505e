// Our server with one public track whose stream is the file of the benchmark; prints its signed address.
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setRenditions } from "../../db/catalog/renditions.ts";
import { aTrack } from "../../db/testing/build.ts";
import { STREAM_PURPOSE, streamClaim } from "../../server/catalog/streamUrl.ts";
import { readConfiguration } from "../../server/configuration.ts";
import { serve } from "../../server/serve.ts";

const root = process.env.DATA_DIR!;
mkdirSync(path.join(root, "client"), { recursive: true });
writeFileSync(path.join(root, "client/persisted.json"), "{}");
const env = { ...process.env, DEMO: "0", PORT: "4132" };
let trackId = "";
const { address, services } = await serve(readConfiguration(env, root), {
  prepare: async ({ db }, { storage }) => {
    const file = process.env.BENCH_FILE!;
    ({ id: trackId } = await aTrack(db, { visibility: "public" }));
    await storage.put("streams/bench.mp3", file, "audio/mpeg");
    const bytes = statSync(file).size;
    const rendition = {
      quality: "basic",
      storageKey: "streams/bench.mp3",
      mimeType: "audio/mpeg",
      bytes,
      bitrate: 128_000,
    };
    await db.transaction().execute((trx) => setRenditions(trx, trackId, [rendition], new Uint8Array(800)));
  },
});
const expires = Date.now() + 60 * 60 * 1000;
const signature = services.signer.sign(STREAM_PURPOSE, streamClaim(trackId, "basic", expires, "anyone"));
console.log(`READY ${address}/media/${trackId}/basic?expires=${expires}&for=anyone&signature=${signature}`);
process.once("SIGINT", () => process.exit(0));
