import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { Face } from "../client/faces/drawFaces.tsx";
import { FACES_FOLDER, faceName } from "../server/faces.ts";

const run = promisify(execFile);
const MOST_BYTES = 20_000_000;

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

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
  const head = linksTo(client);
  for (const { locale, path: door, html } of JSON.parse(stdout) as Face[])
    writeFileSync(path.join(client, FACES_FOLDER, faceName(door, locale)), JSON.stringify({ head, html }));
}

/** What the doors are dressed in, and their code, which a page otherwise asks for once the common code runs. */
function linksTo(client: string): string {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(path.join(client, ".vite/manifest.json"), "utf8"),
  );
  const { file, imports = [], css = [] } = manifest["client/landing/LandingScreen.tsx"]!;
  const chunks = imports.map((name) => manifest[name]!);
  const common = new Set(manifest["index.html"]!.imports?.map((name) => manifest[name]!.file));
  const styles = new Set([...css, ...chunks.flatMap((chunk) => chunk.css ?? [])]);
  for (const style of manifest["index.html"]!.css ?? []) styles.delete(style);
  const scripts = [file, ...chunks.map((chunk) => chunk.file)].filter((name) => !common.has(name));
  return [
    ...[...styles].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
  ].join("");
}
