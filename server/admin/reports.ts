import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { cursorAt } from "../../db/keyset.ts";
import {
  countReports,
  listJudgedReports,
  listWaitingReports,
  type ReportRow,
} from "../../db/reports/reports.ts";
import { builder } from "../graphql/builder.ts";
import { LIMITS } from "../graphql/limits.ts";
import { JudgeReportPayload } from "../reports/judgeReport.ts";
import { Report } from "../reports/Report.ts";
import { Admin, PLATFORM } from "./Admin.ts";

const toCursor = ({ since, id }: ReportRow) => cursorAt(since, id);
const PAGES = { defaultSize: 20, maxSize: LIMITS.pageSize, toCursor };

builder.objectField(Admin, "waitingReports", (t) =>
  t.connection({
    type: Report,
    description: "Reports and appeals that wait to be judged, those that have waited longest first.",
    resolve: async (_admin, args, { db }) => ({
      totalCount: () => countReports(db, true),
      ...(await resolveCursorConnection({ args, ...PAGES }, (page: ResolveCursorConnectionArgs) =>
        listWaitingReports(db, page),
      )),
    }),
  }),
);

builder.objectField(Admin, "judgedReports", (t) =>
  t.connection({
    type: Report,
    description: "Reports that were judged, the last ones first.",
    resolve: async (_admin, args, { db }) => ({
      totalCount: () => countReports(db, false),
      ...(await resolveCursorConnection({ args, ...PAGES }, (page: ResolveCursorConnectionArgs) =>
        listJudgedReports(db, page),
      )),
    }),
  }),
);

// For a queue that the judged report leaves.
builder.objectField(JudgeReportPayload, "admin", (t) => t.field({ type: Admin, resolve: () => PLATFORM }));
