import type { Row } from "../graphql/matrix/cells.ts";
import { OF_A_PLAN } from "../graphql/matrix/planThings.ts";

export const ledgerRows: Record<string, Row> = {
  "Workspace.balances": OF_A_PLAN("balances { currency }"),
  "Workspace.ledger": OF_A_PLAN('ledger(account: available, currency: "USD") { totalCount }'),
};
