import path from "node:path";
import { isNewerThan } from "./isNewerThan.ts";

/** A program that the server starts beside itself, in one piece: its many small files would be read and stripped at every start. */
export interface ProgramBundle {
  /** Whether a bundle stands that is newer than everything it is made of. */
  isBuilt(root: string): boolean;
  build(root: string): Promise<void>;
}

/** Decodes and encodes. FFmpeg's binding is native and stays where it is. */
export const AUDIO_CHILD = programBundle({
  program: "server/providers/audio/audioChild.ts",
  folder: "dist/audio",
  sources: ["server/providers", "domain", "package-lock.json"],
  external: ["node-av"],
});

/** Builds and merges what is searched in memory. */
export const INDEXER = programBundle({
  program: "server/search/memory/indexer.ts",
  folder: "dist/search",
  sources: ["server/search/memory", "domain", "package-lock.json"],
});

interface Parts {
  program: string;
  folder: string;
  sources: readonly string[];
  external?: string[];
}

function programBundle({ program, folder, sources, external = [] }: Parts): ProgramBundle {
  const bundle = path.join(folder, `${path.basename(program, ".ts")}.js`);
  return {
    isBuilt: (root) => isNewerThan(root, bundle, sources),
    async build(root) {
      const { build } = await import("vite");
      await build({
        ...{ root, configFile: false, logLevel: "warn" },
        publicDir: false,
        ssr: { noExternal: true, external },
        build: { ssr: program, outDir: path.join(root, folder), emptyOutDir: true, target: "node20" },
      });
    },
  };
}
