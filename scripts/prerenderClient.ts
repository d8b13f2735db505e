import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { PrerenderedPage } from "../client/prerender/prerender.tsx";
import { PRERENDERED_FOLDER, prerenderedName } from "../server/pages/prerendered.ts";
import { readManifest } from "./bundle/manifest.ts";
import { prerenderedLinks } from "./bundle/prerenderedLinks.ts";

const run = promisify(execFile);
const MOST_BYTES = 20_000_000;

/** Draws the doors as they read before any script runs and lays them beside the built client, which stands there already. */
export async function prerenderClient(root: string): Promise<void> {
  const { build } = await import("vite");
  const folder = path.join(root, "dist/prerendered");
  await build({
    ...{ root, configFile: path.join(root, "vite.config.ts"), logLevel: "warn", publicDir: false },
    build: { ssr: "client/prerender/printPages.ts", outDir: folder, emptyOutDir: true, manifest: false },
  });
  const { stdout } = await run(process.execPath, [path.join(folder, "printPages.js")], {
    env: { ...process.env, NODE_ENV: "production" },
    maxBuffer: MOST_BYTES,
  });
  const client = path.join(root, "dist/client");
  mkdirSync(path.join(client, PRERENDERED_FOLDER), { recursive: true });
  const head = prerenderedLinks(readManifest(client));
  for (const { locale, path: door, html } of JSON.parse(stdout) as PrerenderedPage[])
    writeFileSync(
      path.join(client, PRERENDERED_FOLDER, prerenderedName(door, locale)),
      JSON.stringify({ head, html }),
    );
}
