import type { Row } from "../graphql/matrix/cells.ts";
import { EVERYONE } from "../graphql/matrix/letters.ts";
import { node } from "../graphql/matrix/phrases.ts";
import { aListeningLink, aListeningStream } from "../graphql/matrix/sharingThings.ts";

export const sharingRows: Record<string, Row> = {
  "Node.ListeningLink": { input: async (kit, db) => ({ id: (await aListeningLink(db, kit)).id }) },
  "Release.listeningLinks": {
    isOfPublic: true,
    document: "query Field($id: ID!) { named: node(id: $id) { ... on Release { listeningLinks { id } } } }",
    input: node("publicRelease"),
    sees: ({ named }) => Array.isArray(named?.listeningLinks),
  },
  "Track.listeningLinks": {
    isOfPublic: true,
    document: "query Field($id: ID!) { named: node(id: $id) { ... on Track { listeningLinks { id } } } }",
    input: node("publicTrack"),
    sees: ({ named }) => Array.isArray(named?.listeningLinks),
  },
  "Mutation.createListeningLink": { input: ({ track }) => ({ id: track, days: 7, label: "Press" }) },
  "Mutation.createListeningLink release": {
    input: ({ draftRelease }) => ({ id: draftRelease, days: 7, label: "Press" }),
  },
  "Mutation.revokeListeningLink": {
    input: async (kit, db) => ({ id: (await aListeningLink(db, kit)).id }),
  },
  // Whoever holds the secret hears it.
  "GET /listen/:token": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, { db }) => ({
      path: `/listen/${(await aListeningLink(db, kit)).token}`,
      method: "GET",
    }),
  },
  "GET /listen/:token/:track/stream": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, { db }) => ({ path: await aListeningStream(db, kit), method: "GET" }),
  },
};
