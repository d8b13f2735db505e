import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const relay = {
  preset: () => ({ plugins: [["relay", { eagerEsModules: true }]] }),
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
  "/dev",
  "/healthz",
  "/graphiql",
];

export default defineConfig({
  plugins: [
    react(),
    lingui({ failOnCompileError: true }),
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
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: "relay",
              test: /node_modules[\\/](relay-runtime|react-relay|fbjs|invariant|nullthrows)[\\/]/,
            },
            { name: "router", test: /node_modules[\\/]react-router[\\/]/ },
            {
              name: "ui",
              test: /node_modules[\\/](@mantine[\\/](core|hooks|store)|@floating-ui|clsx|react-remove-scroll)/,
            },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(SERVED_BY_API.map((path) => [path, { target: API }])),
  },
});
