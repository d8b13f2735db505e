import path from "node:path";
import { buildAudioChild } from "./buildAudioChild.ts";
import { buildClient } from "./buildClient.ts";
import { buildIndexer } from "./buildIndexer.ts";

const root = path.join(import.meta.dirname, "..");
await buildClient(root);
await buildAudioChild(root);
await buildIndexer(root);
