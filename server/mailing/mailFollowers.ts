import { countMailFollowers } from "../../db/mailing/mailFollows.ts";
import { Artist } from "../catalog/Artist.ts";
import { builder } from "../graphql/builder.ts";
import { perRequest } from "../graphql/perRequest.ts";

const mailFollowers = perRequest(async (ids, { db }) => {
  const counts = await countMailFollowers(db, ids);
  return ids.map((id) => counts.get(id) ?? 0);
});

builder.objectField(Artist, "mailFollowerCount", (t) =>
  t.int({
    nullable: true,
    description:
      "How many hear of the artist by mail without an account. Null to everybody outside the studio.",
    authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, context) => mailFollowers(context).load(id),
  }),
);
