import type { Row } from "../graphql/matrix/cells.ts";
import { EVERYONE } from "../graphql/matrix/letters.ts";
import { embeddedStreamOf, embedOf, pageOf, standaloneIn } from "../graphql/matrix/pageThings.ts";

const RELEASE_PAGE = /* GraphQL */ `query PublicPage($handle: String!, $slug: String!) { release(handle: $handle, slug: $slug) { id } }`;

const STANDALONE = /* GraphQL */ `query Standalone($id: String!) { standaloneTrack(id: $id) { id } }`;

export const publicPagesRows: Record<string, Row> = {
  "Query.release public": {
    document: RELEASE_PAGE,
    input: (kit, db) => pageOf(kit, db, "publicRelease"),
    sees: (data) => data.release !== null,
  },
  "Query.standaloneTrack public": {
    document: STANDALONE,
    input: standaloneIn,
    sees: (data) => data.standaloneTrack !== null,
  },
  "GET /:at/*": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, { db }) => {
      const { handle, slug } = await pageOf(kit, db, "publicRelease");
      return { path: `/@${handle}/${slug}`, method: "GET" };
    },
  },
  "GET /cards/:file": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, server) => ({ path: `/cards/${await embedOf(kit, server.db)}.jpg`, method: "GET" }),
  },
  "GET /embed/:id": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, server) => ({ path: `/embed/${await embedOf(kit, server.db)}`, method: "GET" }),
  },
  "GET /embed/:id/:track/stream": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, server) => ({ path: await embeddedStreamOf(kit, server.db), method: "GET" }),
  },
  "GET /oembed": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, { db }) => {
      const { handle, slug } = await pageOf(kit, db, "publicRelease");
      return { path: `/oembed?url=http://127.0.0.1:4000/@${handle}/${slug}`, method: "GET" };
    },
  },
};
