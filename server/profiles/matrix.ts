import type { Row } from "../graphql/matrix/cells.ts";
import { EVERYONE, SIGNED_IN } from "../graphql/matrix/letters.ts";
import { get } from "../graphql/matrix/phrases.ts";
import { aPhoto, aProfile, aStoredPicture } from "../graphql/matrix/profileThings.ts";

const PROFILE = /* GraphQL */ `query Profile($handle: String!) { profile(handle: $handle) { id } }`;

export const profilesRows: Record<string, Row> = {
  // A profile is public or its owner's; what is sent here is always about one's own.
  "Query.profile public": {
    document: PROFILE,
    input: async ({ userId }, db) => ({ handle: (await aProfile(db, userId, true)).handle }),
    sees: (data) => data.profile !== null,
  },
  "Query.profile hidden": {
    own: SIGNED_IN,
    document: PROFILE,
    input: async ({ userId }, db) => ({ handle: (await aProfile(db, userId, false)).handle }),
    sees: (data) => data.profile !== null,
  },
  "Node.Profile public": {
    own: EVERYONE,
    other: EVERYONE,
    input: async ({ userId }, db) => ({ id: (await aProfile(db, userId, true)).id }),
  },
  "Node.Profile hidden": {
    own: SIGNED_IN,
    input: async ({ userId }, db) => ({ id: (await aProfile(db, userId, false)).id }),
  },
  // Too short on purpose: the answer is a sentence.
  "Query.checkHandle": { input: () => ({ handle: "x" }) },
  "Mutation.updateProfile": { input: () => ({ version: 1, bio: "Ebb" }), granted: ["StaleProfile"] },
  "Mutation.changeHandle": { input: () => ({ handle: "undertow" }) },
  "Mutation.changeProfilePicture": { input: () => ({ kind: "avatar" }) },
  "POST /api/profile/:kind": {
    own: SIGNED_IN,
    other: SIGNED_IN,
    request: async () => ({
      path: "/api/profile/avatar?x=0&y=0&width=1&height=1",
      method: "POST",
      headers: { "x-levare": "1" },
      body: await aPhoto(),
    }),
  },
  "GET /pictures/:profile/:file": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (_kit, server) => ({ path: await aStoredPicture(server), method: "GET" }),
  },
  "GET /u/:handle": { own: EVERYONE, other: EVERYONE, request: get("/u/undertow") },
  "GET /:at": {
    own: EVERYONE,
    other: EVERYONE,
    request: async ({ userId }, { db }) => ({
      path: `/@${(await aProfile(db, userId, true)).handle}`,
      method: "GET",
    }),
  },
};
