import { isNewerThan } from "./isNewerThan.ts";
import { AUDIO_CHILD, INDEXER, PRODUCT } from "./programBundles.ts";

/** What `npm start` needs built: the web client, and the programs of the server, each in one piece. */
export const PARTS = {
  programs: [PRODUCT, AUDIO_CHILD, INDEXER],
  client: [
    {
      // An older one asks for documents nobody knows.
      isBuilt: (root: string) =>
        isNewerThan(root, "dist/client/index.html", [
          ...["client", "domain", "public", "index.html", "vite.config.ts", "package-lock.json"],
        ]),
      build: async (root: string) => (await import("./buildClient.ts")).buildClient(root),
    },
  ],
};
