import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { countFollowedReleases, listFollowedReleases, type ReleaseRow } from "../../db/catalog/releases.ts";
import { cursorAt } from "../../db/keyset.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { LIMITS } from "../graphql/limits.ts";

builder.objectField(Viewer, "newFromFollowed", (t) =>
  t.connection({
    type: Release,
    description: "What the public can hear of the artists whom the person follows, newest first.",
    resolve: async ({ userId }, args, { db }) => ({
      totalCount: () => countFollowedReleases(db, userId),
      ...(await resolveCursorConnection(
        {
          args,
          defaultSize: 20,
          maxSize: LIMITS.pageSize,
          toCursor: (release: ReleaseRow) => cursorAt(release.date!, release.id),
        },
        (page: ResolveCursorConnectionArgs) => listFollowedReleases(db, userId, page),
      )),
    }),
  }),
);
