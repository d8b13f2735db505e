import path from "node:path";
import { keptFiles } from "./bundle/keptFiles.ts";

const ASSETS_BY_HASH = /^assets\//;

/** Bundles the service worker into dist/client/sw.js, with the list of the files that it keeps; the client stands there already. */
export async function buildWorker(root: string): Promise<void> {
  const { build } = await import("vite");
  const { injectManifest } = await import("workbox-build");
  const folder = path.join(root, "dist/worker");
  await build({
    ...{ root, configFile: false, logLevel: "warn", publicDir: false },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: "es2022",
      // As a module it would need `export`, which browsers refuse in a worker of this kind.
      lib: {
        entry: path.join(root, "client/worker/worker.ts"),
        formats: ["iife"],
        name: "worker",
        fileName: () => "worker.js",
      },
    },
  });
  const client = path.join(root, "dist/client");
  const { warnings } = await injectManifest({
    swSrc: path.join(folder, "worker.js"),
    swDest: path.join(client, "sw.js"),
    globDirectory: client,
    globPatterns: keptFiles(client),
    dontCacheBustURLsMatching: ASSETS_BY_HASH,
    maximumFileSizeToCacheInBytes: 3_000_000,
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
}
