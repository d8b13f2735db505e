import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";

const SMALLEST_WORTH_PACKING = 1024;

/** What the bundle is made of. */
const SOURCES = ["client", "domain", "public", "index.html", "vite.config.ts", "package-lock.json"];

/** Whether a bundle stands that is newer than everything it is made of: an older one asks for documents nobody knows. */
export function isClientBuilt(root: string): boolean {
  const page = path.join(root, "dist/client/index.html");
  if (!existsSync(page)) return false;
  const builtAt = statSync(page).mtimeMs;
  return SOURCES.every((source) => newestBelow(path.join(root, source)) <= builtAt);
}

/** When the newest file of a folder, or the file itself, was last written; in epoch milliseconds. */
function newestBelow(place: string): number {
  if (!statSync(place).isDirectory()) return statSync(place).mtimeMs;
  const names = readdirSync(place, { recursive: true }) as string[];
  return Math.max(0, ...names.map((name) => statSync(path.join(place, name)).mtimeMs));
}

/** Bundles the web client into dist/client and packs every text file beside itself. */
export async function buildClient(root: string): Promise<void> {
  await build({ root, configFile: path.join(root, "vite.config.ts"), logLevel: "warn" });
  precompress(path.join(root, "dist/client"));
}

function precompress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    if (!/\.(js|css|svg|json|webmanifest)$/.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    if (bytes.length < SMALLEST_WORTH_PACKING) continue;
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
