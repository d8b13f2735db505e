import type { Row } from "../graphql/matrix/cells.ts";
import { KIT_WORD, type Kit } from "../graphql/matrix/kit.ts";
import { MEMBERS, SIGNED_IN } from "../graphql/matrix/letters.ts";
import { aSearch } from "../graphql/matrix/tableThings.ts";

const finds = (name: keyof Kit) => (data: any, kit: Kit) =>
  data.search.edges.some((edge: any) => edge.node.id === kit[name]);

const SEARCH = /* GraphQL */ `
  query Search($text: String!, $scope: SearchScope!) {
    search(first: 100, text: $text, scope: $scope) { edges { node { ... on Node { id } } } }
  }
`;

const searching = (scope: string) => ({ document: SEARCH, input: () => ({ text: KIT_WORD, scope }) });

export const searchRows: Record<string, Row> = {
  "Query.search public": { ...searching("ALL"), sees: finds("publicTrack") },
  "Query.search drafts": { own: MEMBERS, ...searching("ALL"), sees: finds("track") },
  "Query.search MY_CATALOG": { own: MEMBERS, ...searching("MY_CATALOG"), sees: finds("track") },
  "Query.search RELEASES": { own: MEMBERS, ...searching("RELEASES"), sees: finds("draftRelease") },
  "Node.SavedSearch": { input: async (kit, db) => ({ id: await aSearch(db, kit) }) },
  "Mutation.saveSearch": { input: () => ({ name: "Slow", query: "q=slow" }) },
  "Mutation.renameSearch": {
    own: SIGNED_IN,
    input: async (kit, db) => ({ id: await aSearch(db, kit), name: "Slower" }),
  },
  "Mutation.deleteSearch": { own: SIGNED_IN, input: async (kit, db) => ({ id: await aSearch(db, kit) }) },
};
