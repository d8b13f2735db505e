import { encodeGlobalID } from "../graphql/globalId.ts";
import type { Cells, Row } from "../graphql/matrix/cells.ts";
import { EVERYONE } from "../graphql/matrix/letters.ts";
import { OF_A_PLAN } from "../graphql/matrix/planThings.ts";
import { anAccountantLink } from "./testing/anAccountantLink.ts";

const MEMBERS_ON_ENTERPRISE: Cells = "- --- EEE EE EE EE Y";
const OWNERS_ON_ENTERPRISE: Cells = "- --- --- -E E- -- -";
const refused = ["PayoutRefused"];
const profile = {
  ...{ version: 0, kind: "COMPANY", legalName: "Nova", country: "DE", address: "", taxId: "" },
  ...{ vatRegistered: false, vatId: "", usForm: "NONE" },
};

export const taxesRows: Record<string, Row> = {
  "Workspace.taxes": OF_A_PLAN("taxes { ratesAsOf }"),
  "Node.AccountantLink": {
    own: MEMBERS_ON_ENTERPRISE,
    input: async ({ workspaceId }, db) => ({ id: (await anAccountantLink(db, workspaceId)).id }),
  },
  // Whoever holds the secret reads.
  "Query.accountantView": {
    input: async ({ workspaceId }, db) => ({ token: (await anAccountantLink(db, workspaceId)).token }),
  },
  "Mutation.saveTaxProfile": { own: OWNERS_ON_ENTERPRISE, refused, input: () => profile },
  "Mutation.inviteAccountant": {
    ...{ own: OWNERS_ON_ENTERPRISE, refused },
    input: () => ({ name: "Ines", years: [2026], days: 7 }),
  },
  // Owners on any plan: whoever left enterprise can close what they opened on it.
  "Mutation.endAccountantLink": {
    ...{ own: "- --- --- -Y Y- -- -", refused },
    input: async ({ workspaceId }, db) => ({ id: (await anAccountantLink(db, workspaceId)).id }),
  },
  "GET /api/taxes/:id/:year/:file": {
    own: MEMBERS_ON_ENTERPRISE,
    request: async ({ workspaceId }) => ({
      path: `/api/taxes/${encodeGlobalID("Workspace", workspaceId)}/2026/dac7.csv`,
      method: "GET",
    }),
  },
  "GET /api/taxes/by-link/:file": {
    ...{ own: EVERYONE, other: EVERYONE },
    request: async ({ workspaceId }, { db }) => {
      const { token, year } = await anAccountantLink(db, workspaceId);
      return { path: `/api/taxes/by-link/dac7.csv?token=${token}&year=${year}`, method: "GET" };
    },
  },
};
