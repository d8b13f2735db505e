import { listSameMasters } from "../../db/catalog/masters.ts";
import { builder } from "../graphql/builder.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";
import { Track } from "./Track.ts";

const sameMasterLoader = perRequest(async (ids, { db }) =>
  grouped(ids, await listSameMasters(db, ids), ({ trackId }) => trackId),
);

builder.objectField(Track, "sameRecordings", (t) =>
  t.field({
    type: [Track],
    nullable: true,
    description:
      "Other tracks of the studio made from the very same file, oldest first. Null to everybody outside it.",
    authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
    unauthorizedResolver: () => null,
    resolve: async ({ id }, _args, context) =>
      (await sameMasterLoader(context).load(id)).map(({ otherId }) => otherId),
  }),
);
