import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { beforePaint } from "./scripts/bundle/beforePaint.ts";
import { chunkGroups } from "./scripts/bundle/chunkGroups.ts";
import { narrowRelay } from "./scripts/bundle/narrowRelay.ts";
import { splitTexts } from "./scripts/bundle/splitTexts.ts";

/** As much of Babel's path of a word in an import as is used here. */
interface ImportedWord {
  node: { imported: { name?: string } };
  parent: { source: { value: string }; specifiers: unknown[] };
  parentPath: { remove(): void };
  remove(): void;
}

/** What the tag stood for is compiled away: a screen without Relay must not load it for the word. */
const withoutTag = () => ({
  visitor: {
    ImportSpecifier(path: ImportedWord) {
      if (path.parent.source.value !== "react-relay" || path.node.imported.name !== "graphql") return;
      if (path.parent.specifiers.length === 1) path.parentPath.remove();
      else path.remove();
    },
  },
});
const relay = {
  preset: () => ({ plugins: [["relay", { eagerEsModules: true }], withoutTag] }),
  // Babel reads only files with a query in them: the rest of the build stays native.
  rolldown: { filter: { code: /graphql`/ } },
};

const API = "http://127.0.0.1:4000";
const SERVED_BY_API = [
  "/graphql",
  "/live",
  "/api",
  "/media",
  "/uploads",
  "/covers",
  "/cards",
  "/pictures",
  "/embed/",
  "/oembed",
  "/s/",
  "/listen/",
  "/dev",
  "/healthz",
  "/graphiql",
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    ...(isSsrBuild ? [] : [narrowRelay(), beforePaint(import.meta.dirname)]),
    splitTexts(import.meta.dirname),
    babel({ presets: [linguiTransformerBabelPreset(), relay] }),
  ],
  build: {
    outDir: "dist/client",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // Inlined fonts and images would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        ...(isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups(import.meta.dirname) } }),
      },
    },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(SERVED_BY_API.map((path) => [path, { target: API }])),
  },
}));
