import type { Row } from "../graphql/matrix/cells.ts";
import { MEMBERS_ON_A_PLAN, SUPERADMIN } from "../graphql/matrix/letters.ts";
import { OF_A_PLAN } from "../graphql/matrix/planThings.ts";
import { aDispute } from "./testing/aDispute.ts";
import { aPaidSale } from "./testing/aPaidSale.ts";

export const salesRows: Record<string, Row> = {
  "Workspace.sales": OF_A_PLAN("sales { totalCount }"),
  "Node.Sale": {
    own: MEMBERS_ON_A_PLAN,
    other: SUPERADMIN,
    input: async (kit, db) => ({ id: await aPaidSale(db, kit.workspaceId) }),
  },
  // Owners, on any plan, and superadmins. This sale was paid nowhere, so that nothing is sent.
  "Mutation.refundSale": {
    own: "- --- --- -Y Y- -- Y",
    other: SUPERADMIN,
    input: async (kit, db) => ({ saleId: await aPaidSale(db, kit.workspaceId), reason: "requested" }),
  },
  // The dispute was decided: whoever may is told so, and nothing is sent.
  "Mutation.sendDisputeEvidence": {
    granted: ["InvalidInput"],
    input: async (kit, db) => ({ disputeId: await aDispute(db, kit.workspaceId), evidence: "A receipt." }),
  },
};
