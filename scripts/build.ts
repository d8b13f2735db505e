import path from "node:path";
import { buildClient } from "./buildClient.ts";
import { AUDIO_CHILD, INDEXER } from "./programBundles.ts";

const root = path.join(import.meta.dirname, "..");
await buildClient(root);
await AUDIO_CHILD.build(root);
await INDEXER.build(root);
