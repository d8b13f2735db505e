import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { cursorOf } from "../../db/keyset.ts";
import { countSheetsOfStudio, listSheetsOfStudio, type SheetRow } from "../../db/splits/sheets.ts";
import { listAlbumSplits } from "../../db/splits/subjects.ts";
import { type Subject, subjectKey } from "../../domain/sales/subjects.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, workspacesOf } from "../graphql/context.ts";
import { LIMITS } from "../graphql/limits.ts";
import { perRequest } from "../graphql/perRequest.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { SplitSheet, SplitStateEnum, versionsOf } from "./SplitSheet.ts";

const TOLD =
  "Who gets what of it, every version, the newest first. Null to all but the members of its studio, on a plan that includes splits.";

/** Whoever runs the platform passes every gate, and has no place in a studio by that. */
function versionsFor(context: Context, workspaceId: string, subject: Subject) {
  const isMember = workspacesOf(context.viewer).includes(workspaceId);
  return isMember ? versionsOf(context).load(subjectKey(subject)) : null;
}

builder.objectField(Track, "splitSheets", (t) =>
  t.field({
    type: [SplitSheet],
    nullable: true,
    description: TOLD,
    authScopes: ({ workspaceId }) => ({ gate: { workspaceId, gate: "payoutAndSplits" } }),
    unauthorizedResolver: () => null,
    resolve: ({ id, workspaceId }, _args, context) =>
      versionsFor(context, workspaceId, { kind: "track", id }),
  }),
);

builder.objectField(Release, "splitSheets", (t) =>
  t.field({
    type: [SplitSheet],
    nullable: true,
    description: TOLD,
    authScopes: ({ workspaceId }) => ({ gate: { workspaceId, gate: "payoutAndSplits" } }),
    unauthorizedResolver: () => null,
    resolve: ({ id, workspaceId }, _args, context) =>
      versionsFor(context, workspaceId, { kind: "release", id }),
  }),
);

export const AlbumSplitEnum = builder.enumType("AlbumSplit", {
  description:
    "How the income of a release is shared out where it has no signed sheet of its own: by the sheets of its songs, each weighing as long as it is, or all alike.",
  values: ["length", "count"] as const,
});

const albumSplits = perRequest<"length" | "count">(async (ids, { db }) => {
  const found = new Map((await listAlbumSplits(db, ids)).map((row) => [row.id, row.albumSplit]));
  return ids.map((id) => (found.get(id) === "count" ? "count" : "length"));
});

builder.objectField(Release, "albumSplit", (t) =>
  t.field({ type: AlbumSplitEnum, resolve: ({ id }, _args, context) => albumSplits(context).load(id) }),
);

builder.objectField(Workspace, "splitSheets", (t) =>
  t.connection({
    type: SplitSheet,
    nullable: true,
    description:
      "The newest version of each split of the studio, newest first; null on a plan that does not include splits.",
    args: { state: t.arg({ type: [SplitStateEnum], required: false }) },
    authScopes: ({ id }) => ({ gate: { workspaceId: id, gate: "payoutAndSplits" } }),
    unauthorizedResolver: () => null,
    resolve: async ({ id }, { state = null, ...args }, { db }) => ({
      totalCount: () => countSheetsOfStudio(db, id, state),
      ...(await resolveCursorConnection(
        { args, defaultSize: 20, maxSize: LIMITS.pageSize, toCursor: cursorOf<SheetRow> },
        (page: ResolveCursorConnectionArgs) => listSheetsOfStudio(db, id, state, page),
      )),
    }),
  }),
);
