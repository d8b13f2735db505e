import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { cursorOf } from "../../db/keyset.ts";
import {
  countWorkspaceReleases,
  type ListedRelease,
  listWorkspaceReleases,
} from "../../db/releases/releaseList.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { LIMITS } from "../graphql/limits.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { ReleaseStateEnum, ReleaseTypeEnum } from "./releaseFields.ts";

const ReleaseFilter = builder.inputType("ReleaseFilter", {
  fields: (t) => ({
    states: t.field({
      type: [ReleaseStateEnum],
      required: false,
      description: "Left out: all but the archive.",
    }),
    type: t.field({ type: ReleaseTypeEnum, required: false }),
    text: t.string({ required: false, description: "Part of the title." }),
  }),
});

builder.objectField(Workspace, "releases", (t) =>
  t.connection(
    {
      type: Release,
      description: "All releases, drafts too, whichever was begun last first.",
      args: { filter: t.arg({ type: ReleaseFilter, required: false }) },
      resolve: async ({ id }, { filter, ...args }, { db }) => ({
        totalCount: () => countWorkspaceReleases(db, id, filter ?? {}),
        ...(await resolveCursorConnection(
          { args, defaultSize: 20, maxSize: LIMITS.pageSize, toCursor: cursorOf<ListedRelease> },
          (page: ResolveCursorConnectionArgs) => listWorkspaceReleases(db, id, filter ?? {}, page),
        )),
      }),
    },
    { name: "WorkspaceReleasesConnection" },
    { name: "WorkspaceReleasesConnectionEdge" },
  ),
);
