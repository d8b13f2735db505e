import { chmodSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import * as zlib from "node:zlib";
import { READING_FILES } from "../server/pages/readingAhead.ts";
import { WORKING_FILES } from "../server/pages/workingAhead.ts";
import { buildWorker } from "./buildWorker.ts";
import { readManifest } from "./bundle/manifest.ts";
import { readingFiles } from "./bundle/readingFiles.ts";
import { workingFiles } from "./bundle/workingFiles.ts";
import { prerenderClient } from "./prerenderClient.ts";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);

const SMALLEST_WORTH_PACKING = 1024;

/** Bundles the web client into dist/client and packs every text file beside itself. */
export async function buildClient(root: string): Promise<void> {
  // Here and not above: whoever only asks whether it stands need not load a bundler.
  const { build } = await import("vite");
  await build({ root, configFile: path.join(root, "vite.config.ts"), logLevel: "warn" });
  const folder = path.join(root, "dist/client");
  const manifest = readManifest(folder);
  writeFileSync(path.join(folder, READING_FILES), JSON.stringify(readingFiles(manifest)));
  writeFileSync(path.join(folder, WORKING_FILES), JSON.stringify(workingFiles(manifest)));
  await prerenderClient(root);
  await buildWorker(root);
  await precompress(folder);
  openToAll(folder);
}

/** Every browser gets to see it: whoever starts the server next may read it, too, whatever this process keeps to itself. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

/** As small as it gets, on every core: whoever waits for a page waits for its bytes. */
async function precompress(folder: string): Promise<void> {
  const names = (readdirSync(folder, { recursive: true }) as string[]).filter((name) =>
    /\.(js|css|svg|json|webmanifest)$/.test(name),
  );
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const bytes = readFileSync(file);
      if (bytes.length < SMALLEST_WORTH_PACKING) return;
      writeFileSync(`${file}.br`, await brotli(bytes));
      writeFileSync(`${file}.gz`, await gzip(bytes, { level: 9 }));
    }),
  );
}
