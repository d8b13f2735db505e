import type { Row } from "../graphql/matrix/cells.ts";
import { aDownload, aWish } from "../graphql/matrix/downloadThings.ts";
import { MEMBERS, SIGNED_IN } from "../graphql/matrix/letters.ts";

export const downloadsRows: Record<string, Row> = {
  // Open to visitors, who may have what its artist gives to everybody.
  "Mutation.prepareDownload": {
    own: MEMBERS,
    refused: ["NotFound"],
    input: ({ track }) => ({ id: track, format: "mp3" }),
  },
  "Query.download": {
    own: SIGNED_IN,
    document: `query Download($id: String!) { download(id: $id) { state } }`,
    input: async (kit, db) => ({ id: await aWish(kit, db) }),
    sees: (data) => data.download !== null,
  },
  "GET /api/downloads/:id": {
    own: SIGNED_IN,
    request: async (kit, server) => ({ path: await aDownload(kit, server), method: "GET" }),
  },
  "HEAD /api/downloads/:id": {
    own: SIGNED_IN,
    request: async (kit, server) => ({ path: await aDownload(kit, server), method: "HEAD" }),
  },
};
