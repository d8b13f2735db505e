import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { cursorOf } from "../../db/keyset.ts";
import { countPlanned, listPlanned, type PlannedRelease } from "../../db/milestones/plannedReleases.ts";
import { listTeammates, type Teammate } from "../../db/milestones/teammates.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import { RoleEnum } from "../accounts/Viewer.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { LIMITS } from "../graphql/limits.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";
import { Workspace } from "../workspaces/Workspace.ts";

const TeammateType = builder.objectRef<Teammate>("Teammate").implement({
  description: "Somebody who works in a studio, as their colleagues see them.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    // Not "id": it is the person's in every studio, and their role differs.
    personId: t.exposeString("userId", { description: "Who it is, for assigning work to them." }),
    name: t.exposeString("name"),
    role: t.field({ type: RoleEnum, resolve: ({ role }) => role as Role }),
    isViewer: t.boolean({
      description: "Whether it is the person who asks.",
      resolve: ({ userId }, _args, { viewer }) => viewer?.userId === userId,
    }),
  }),
});

const loadTeam = perRequest<Teammate[]>(async (ids, { db }) =>
  grouped(ids, await listTeammates(db, ids), ({ workspaceId }) => workspaceId),
);

builder.objectFields(Workspace, (t) => ({
  teammates: t.field({
    type: [TeammateType],
    description: "Everybody who works here, by name.",
    resolve: ({ id }, _args, context) => loadTeam(context).load(id),
  }),
  plannedReleases: t.connection(
    {
      type: Release,
      nullable: true,
      description:
        "Releases with a plan, whichever was begun last first; null on a plan that does not include it.",
      authScopes: ({ id }) => ({ gate: { workspaceId: id, gate: "releaseScheduling" } }),
      unauthorizedResolver: () => null,
      resolve: async ({ id }, args, { db }) => ({
        totalCount: () => countPlanned(db, id),
        ...(await resolveCursorConnection(
          { args, defaultSize: 20, maxSize: LIMITS.pageSize, toCursor: cursorOf<PlannedRelease> },
          (page: ResolveCursorConnectionArgs) => listPlanned(db, id, page),
        )),
      }),
    },
    { name: "PlannedReleasesConnection" },
    { name: "PlannedReleasesConnectionEdge" },
  ),
}));
