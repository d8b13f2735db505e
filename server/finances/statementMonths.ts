import { findFirstPosting } from "../../db/ledger/months.ts";
import { findParty } from "../../db/ledger/parties.ts";
import { monthsBetween } from "../../domain/finances/months.ts";
import { builder } from "../graphql/builder.ts";
import { Workspace } from "../workspaces/Workspace.ts";

builder.objectField(Workspace, "statementMonths", (t) =>
  t.stringList({
    nullable: true,
    description:
      "Months of UTC with a statement at `/api/finances/{id}/{month}.pdf` and `.csv`: from the first line of the ledger to now, the last first, as 2026-11. Null on a plan that does not include them.",
    authScopes: ({ id }) => ({ gate: { workspaceId: id, gate: "payoutAndSplits" } }),
    unauthorizedResolver: () => null,
    resolve: async ({ id }, _args, { db, now }) => {
      const party = await findParty(db, { workspaceId: id });
      const first = party ? await findFirstPosting(db, party) : null;
      return first ? monthsBetween(first, now()) : [];
    },
  }),
);
