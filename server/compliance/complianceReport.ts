import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { countStatuses, listReported, type ReportedRelease } from "../../db/compliance/statuses.ts";
import { cursorOf } from "../../db/keyset.ts";
import { COMPLIANCE_STATUSES, type ComplianceStatus, statusOf } from "../../domain/compliance/findings.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { LIMITS } from "../graphql/limits.ts";
import { perRequest } from "../graphql/perRequest.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { ComplianceStatusEnum } from "./Compliance.ts";
import { recount } from "./recount.ts";

type Standing = Awaited<ReturnType<typeof countStatuses>>;

/** Counted once a request, before anything of the report is read. */
const standings = perRequest<Standing>(async (ids, { db }) => {
  const counted: Standing[] = [];
  for (const id of ids) {
    await recount(db, id);
    counted.push(await countStatuses(db, id));
  }
  return counted;
});

/** How a whole workspace stands: as its worst release does. */
export function workspaceStatus({ attention, blocked }: Standing): ComplianceStatus {
  return statusOf({ blocker: blocked, warning: attention });
}

const ComplianceSummary = builder.objectRef<Standing>("ComplianceSummary").implement({
  description: "How many releases of a workspace stand how; the archive is left out.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    ok: t.exposeInt("ok"),
    attention: t.exposeInt("attention"),
    blocked: t.exposeInt("blocked"),
    checkedAt: t.expose("checkedAt", { type: "DateTime", nullable: true }),
  }),
});

builder.objectFields(Workspace, (t) => ({
  complianceStatus: t.field({
    type: ComplianceStatusEnum,
    description: "As the worst of its releases stands; ok while there are none.",
    resolve: async ({ id }, _args, context) => workspaceStatus(await standings(context).load(id)),
  }),
  complianceSummary: t.field({
    type: ComplianceSummary,
    resolve: ({ id }, _args, context) => standings(context).load(id),
  }),
  complianceReport: t.connection(
    {
      type: Release,
      description: "The releases that stand so, whichever was begun last first; without the archive.",
      args: { statuses: t.arg({ type: [ComplianceStatusEnum], required: false }) },
      resolve: async ({ id }, { statuses, ...args }, context) => {
        const summary = await standings(context).load(id);
        const wanted = statuses && statuses.length > 0 ? statuses : COMPLIANCE_STATUSES;
        return {
          totalCount: async () => [...new Set(wanted)].reduce((sum, status) => sum + summary[status], 0),
          ...(await resolveCursorConnection(
            { args, defaultSize: 20, maxSize: LIMITS.pageSize, toCursor: cursorOf<ReportedRelease> },
            (page: ResolveCursorConnectionArgs) => listReported(context.db, id, wanted, page),
          )),
        };
      },
    },
    { name: "ComplianceReportConnection" },
    { name: "ComplianceReportConnectionEdge" },
  ),
}));
