import { encodeGlobalID } from "../graphql/globalId.ts";
import type { Cells, Row } from "../graphql/matrix/cells.ts";
import type { Kit } from "../graphql/matrix/kit.ts";
import { MEMBERS_ON_A_PLAN } from "../graphql/matrix/letters.ts";
import { reason } from "../graphql/matrix/phrases.ts";
import { OF_A_PLAN } from "../graphql/matrix/planThings.ts";
import { aPayout } from "./testing/aPayout.ts";

const OWNERS_ON_A_PLAN: Cells = "- --- --- -P P- -- -";
const payeeOf = ({ workspaceId }: Kit) => encodeGlobalID("Payee", workspaceId);
const refused = ["PayoutRefused"];

export const payoutsRows: Record<string, Row> = {
  "Workspace.payee": OF_A_PLAN("payee { schedule }"),
  "Node.Payee": { own: MEMBERS_ON_A_PLAN, input: (kit) => ({ id: payeeOf(kit) }) },
  "Node.Payout": {
    own: MEMBERS_ON_A_PLAN,
    input: async (kit, db) => ({ id: await aPayout(db, kit.workspaceId) }),
  },
  "Mutation.openPayoutAccount": {
    own: OWNERS_ON_A_PLAN,
    refused,
    input: (kit) => ({ payeeId: payeeOf(kit), country: "US" }),
  },
  "Mutation.refreshPayoutAccount": {
    ...{ own: OWNERS_ON_A_PLAN, refused },
    input: (kit) => ({ payeeId: payeeOf(kit) }),
  },
  "Mutation.setPayoutSchedule": {
    ...{ own: OWNERS_ON_A_PLAN, refused },
    input: (kit) => ({ payeeId: payeeOf(kit), schedule: "weekly", thresholdMinor: "1000" }),
  },
  // Who may is asked to sign in anew: nobody here has a password.
  "Mutation.requestPayout": {
    ...{ own: OWNERS_ON_A_PLAN, refused, granted: ["InvalidInput"] },
    input: (kit) => ({ payeeId: payeeOf(kit), currency: "USD", amountMinor: "1000" }),
  },
  "Mutation.freezePayouts": { input: () => ({ reason }) },
  "Mutation.releasePayouts": { input: () => ({ reason }) },
  "GET /api/payouts/:id/:file": {
    own: MEMBERS_ON_A_PLAN,
    request: async ({ workspaceId }, { db }) => ({
      path: `/api/payouts/${await aPayout(db, workspaceId)}/statement.csv`,
      method: "GET",
    }),
  },
};
