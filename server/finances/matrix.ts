import { encodeGlobalID } from "../graphql/globalId.ts";
import type { Row } from "../graphql/matrix/cells.ts";
import { MEMBERS_ON_A_PLAN } from "../graphql/matrix/letters.ts";
import { OF_A_PLAN } from "../graphql/matrix/planThings.ts";
import { aPaidSale } from "../sales/testing/aPaidSale.ts";

export const financesRows: Record<string, Row> = {
  "Workspace.statement": OF_A_PLAN('statement(month: "2026-11") { currency }'),
  "Workspace.statementMonths": OF_A_PLAN("statementMonths"),
  "GET /api/finances/:id/:file": {
    own: MEMBERS_ON_A_PLAN,
    request: async ({ workspaceId }, { db }) => {
      await aPaidSale(db, workspaceId);
      const month = new Date().toISOString().slice(0, 7);
      return {
        path: `/api/finances/${encodeGlobalID("Workspace", workspaceId)}/${month}.csv`,
        method: "GET",
      };
    },
  },
};
