import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { Face } from "../client/faces/drawFaces.tsx";
import { FACES_FOLDER, faceName } from "../server/pages/faces.ts";
import { faceLinks } from "./bundle/faceLinks.ts";
import { readManifest } from "./bundle/manifest.ts";

const run = promisify(execFile);
const MOST_BYTES = 20_000_000;

/** Draws the doors as they read before any script runs and lays them beside the built client, which stands there already. */
export async function buildFaces(root: string): Promise<void> {
  const { build } = await import("vite");
  const folder = path.join(root, "dist/faces");
  await build({
    ...{ root, configFile: path.join(root, "vite.config.ts"), logLevel: "warn", publicDir: false },
    build: { ssr: "client/faces/printFaces.ts", outDir: folder, emptyOutDir: true, manifest: false },
  });
  const { stdout } = await run(process.execPath, [path.join(folder, "printFaces.js")], {
    env: { ...process.env, NODE_ENV: "production" },
    maxBuffer: MOST_BYTES,
  });
  const client = path.join(root, "dist/client");
  mkdirSync(path.join(client, FACES_FOLDER), { recursive: true });
  const head = faceLinks(readManifest(client));
  for (const { locale, path: door, html } of JSON.parse(stdout) as Face[])
    writeFileSync(path.join(client, FACES_FOLDER, faceName(door, locale)), JSON.stringify({ head, html }));
}
