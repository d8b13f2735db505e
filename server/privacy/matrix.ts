import { aConfirmedDeletion, aDeletion, anExport } from "../graphql/matrix/accountThings.ts";
import type { Row } from "../graphql/matrix/cells.ts";
import { SIGNED_IN } from "../graphql/matrix/letters.ts";

export const privacyRows: Record<string, Row> = {
  // The answer is one for every address.
  "Mutation.requestAccountDeletion": { input: () => ({ email: "ana@example.test" }) },
  // The token, the code and the key are the right; whoever carries them need not be signed in.
  "Mutation.confirmAccountDeletion": {
    input: async ({ userId }, db) => ({ token: await aDeletion(db, userId) }),
    granted: ["StudiosNeedOwner"],
  },
  "Query.accountDeletion": {
    input: async ({ userId }, db) => ({ code: await aConfirmedDeletion(db, userId) }),
  },
  "Mutation.keepAccountByLetter": { input: () => ({ code: "none", key: "none" }), granted: ["LinkSpent"] },
  "Mutation.keepAccount": {
    own: SIGNED_IN,
    input: async ({ userId }, db) => ({ started: Boolean(await aConfirmedDeletion(db, userId)) }),
  },
  "Mutation.requestDataExport": {},
  "GET /api/privacy/exports/:file": {
    own: SIGNED_IN,
    request: async ({ userId }, server) => ({ path: await anExport(server, userId), method: "GET" }),
  },
};
