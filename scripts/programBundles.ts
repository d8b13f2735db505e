import path from "node:path";
import { placesOfSources } from "./bundle/placesOfSources.ts";
import { isNewerThan } from "./isNewerThan.ts";

/** A program that the server starts beside itself, in one piece: its many small files would be read and stripped at every start. */
export interface ProgramBundle {
  /** Below the root. */
  folder: string;
  /** Whether a bundle stands that is newer than everything it is made of. */
  isBuilt(root: string): boolean;
  build(root: string): Promise<void>;
}

/** Packages with files beside their code, and those that few installations load. */
const OUTSIDE = [
  "@aws-sdk/client-s3",
  "@aws-sdk/s3-request-presigner",
  "@electric-sql/pglite",
  "@graphql-yoga/render-graphiql",
  "fontkit",
  "ioredis",
  "node-av",
  "pdfkit",
  "sharp",
  "twilio",
];
const OF_SERVERS = ["server", "db", "domain", "package-lock.json"];

/** Decodes and encodes. FFmpeg's binding is native and stays where it is. */
export const AUDIO_CHILD = programBundle({
  programs: ["server/providers/audio/audioChild.ts"],
  folder: "dist/audio",
  sources: ["server/providers", "domain", "package-lock.json"],
});

/** Builds and merges what is searched in memory. */
export const INDEXER = programBundle({
  programs: ["server/search/memory/indexer.ts"],
  folder: "dist/search",
  sources: ["server/search/memory", "domain", "package-lock.json"],
});

/** The product with its demo: some 3,900 files. */
export const PRODUCT = programBundle({
  programs: ["scripts/startProduct.ts"],
  folder: "dist/product",
  sources: [...OF_SERVERS, "scripts/startProduct.ts", "scripts/story"],
});

/** Servers that tests start again and again. */
export const TEST_SERVERS = programBundle({
  programs: ["server/serveForTests.ts", "e2e/schedules/serve.ts"],
  folder: "dist/testServers",
  sources: [...OF_SERVERS, "e2e/schedules"],
});

interface Parts {
  programs: readonly [string, ...string[]];
  folder: string;
  sources: readonly string[];
}

function programBundle({ programs, folder, sources }: Parts): ProgramBundle {
  const nameOf = (program: string) => path.basename(program, ".ts");
  return {
    folder,
    isBuilt: (root) => isNewerThan(root, path.join(folder, `${nameOf(programs[0])}.js`), sources),
    async build(root) {
      const { build } = await import("vite");
      const outDir = path.join(root, folder);
      await build({
        ...{ root, configFile: false, logLevel: "warn" },
        publicDir: false,
        plugins: [placesOfSources(outDir)],
        ssr: { noExternal: true, external: OUTSIDE },
        build: {
          ...{ ssr: true, outDir, emptyOutDir: true, target: "node24", reportCompressedSize: false },
          rolldownOptions: {
            input: Object.fromEntries(programs.map((program) => [nameOf(program), program])),
            // All beside one another: each finds the sources by the same way.
            output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
          },
        },
      });
    },
  };
}
