import {
  findTrackImports,
  listMappings,
  type ReportRow,
  type TrackImportRow,
} from "../../db/catalog/trackImports.ts";
import { IMPORT_OUTCOMES } from "../../domain/catalog/table/importPlan.ts";
import { plainWord } from "../../domain/catalog/table/plainWord.ts";
import type { CellProblem } from "../../domain/catalog/table/readRow.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { problemPayload, saidOf } from "./problemPayload.ts";

const IMPORT_STATES = ["checked", "queued", "done", "refused", "canceled"] as const;
/** Rows that a screen shows; the report as a file holds all. */
const SHOWN_ROWS = 200;

const ImportStateEnum = builder.enumType("TrackImportState", {
  values: IMPORT_STATES,
  description:
    "`checked`: nothing is written yet. `refused`: the catalog changed meanwhile, and nothing was written.",
});
const ImportOutcomeEnum = builder.enumType("ImportOutcome", { values: IMPORT_OUTCOMES });

export const TrackImport = builder.loadableNodeRef("TrackImport", {
  id: { resolve: (row: TrackImportRow) => row.id },
  load: async (ids: string[], { db, viewer }) => {
    const visible = workspacesOf(viewer);
    return (await findTrackImports(db, ids)).filter(({ workspaceId }) => visible.includes(workspaceId));
  },
  sort: (row: TrackImportRow) => row.id,
});

const CellProblemType = builder.objectRef<CellProblem>("CellProblem").implement({
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    column: t.exposeString("column"),
    code: t.exposeString("code"),
    params: t.expose("params", { type: "Params" }),
    cell: t.string({
      nullable: true,
      description: "What stands there, or the part of it that is meant.",
      resolve: ({ cell }) => cell ?? null,
    }),
    message: t.string({ resolve: (found, _args, context) => saidOf(localeOf(context), found) }),
  }),
});

const ImportRowType = builder.objectRef<ReportRow>("ImportRow").implement({
  description: "What becomes of one row of a file.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    line: t.exposeInt("line", { description: "Where it stands in the file; the headings are line 1." }),
    outcome: t.field({ type: ImportOutcomeEnum, resolve: ({ outcome }) => outcome }),
    name: t.exposeString("name"),
    problems: t.field({ type: [CellProblemType], resolve: ({ problems }) => problems.map(problemPayload) }),
  }),
});

const ImportCount = builder
  .objectRef<{ outcome: (typeof IMPORT_OUTCOMES)[number]; count: number }>("ImportCount")
  .implement({
    extensions: { guardedBy: GUARDED_BY_LOADER },
    fields: (t) => ({
      outcome: t.field({ type: ImportOutcomeEnum, resolve: ({ outcome }) => outcome }),
      count: t.exposeInt("count"),
    }),
  });

const ORDER = ["wrong", "suggested", "missing", "changed", "same"];

TrackImport.implement({
  description: "A file with facts of tracks, and what it does to the catalog.",
  authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
  fields: (t) => ({
    fileName: t.exposeString("fileName"),
    state: t.field({
      type: ImportStateEnum,
      resolve: ({ state }) => state as (typeof IMPORT_STATES)[number],
    }),
    counts: t.field({
      type: [ImportCount],
      resolve: ({ report }) =>
        IMPORT_OUTCOMES.map((outcome) => ({
          outcome,
          count: report.filter((row) => row.outcome === outcome).length,
        })),
    }),
    rows: t.field({
      type: [ImportRowType],
      description: "Up to 200 rows, those that need a look first; rows that change nothing are left out.",
      resolve: ({ report }) =>
        report
          .filter(({ outcome }) => outcome !== "same")
          .sort((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome) || a.line - b.line)
          .slice(0, SHOWN_ROWS),
    }),
    reportUrl: t.string({ resolve: ({ id }) => `/api/catalog/imports/${id}/report.csv` }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    finishedAt: t.expose("finishedAt", { type: "DateTime", nullable: true }),
  }),
});

interface Remembered {
  heading: string;
  column: string | null;
}

const RememberedType = builder.objectRef<Remembered>("RememberedHeading").implement({
  description: "What the studio last took a heading of a file for; null: for nothing.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    heading: t.exposeString("heading"),
    column: t.exposeString("column", { nullable: true }),
  }),
});

builder.objectField(Workspace, "rememberedHeadings", (t) =>
  t.field({
    type: [RememberedType],
    resolve: async ({ id }, _args, { db }) => {
      const remembered = new Map<string, string | null>();
      for (const { headings, mapping } of await listMappings(db, id))
        headings.forEach((heading, at) => {
          const word = plainWord(heading);
          if (!remembered.has(word)) remembered.set(word, mapping[at] ?? null);
        });
      return [...remembered].map(([heading, column]) => ({ heading, column }));
    },
  }),
);

interface Progress {
  importId: string;
  done: number;
  total: number;
}

const ImportProgress = builder.objectRef<Progress>("ImportProgress").implement({
  description: "How far a file is. It asks nothing of the database, which may be busy with that file.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    importId: t.globalID({ resolve: ({ importId }) => ({ type: "TrackImport", id: importId }) }),
    done: t.exposeInt("done"),
    total: t.exposeInt("total"),
  }),
});

builder.subscriptionField("importProgress", (t) =>
  t.field({
    type: ImportProgress,
    args: { workspaceId: t.arg.globalID({ for: Workspace }) },
    authScopes: (_root, { workspaceId }) => ({ memberOf: workspaceId.id }),
    subscribe: (_root, { workspaceId }, { services }) =>
      services.events.subscribe("importProgress", workspaceId.id),
    resolve: (progress) => progress,
  }),
);
