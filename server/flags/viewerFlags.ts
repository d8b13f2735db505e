import { Viewer } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";

builder.objectField(Viewer, "flags", (t) =>
  t.stringList({
    description: "Names of the feature flags that are on for this person where they work now.",
    resolve: ({ userId, role, memberships }, _args, { services }) =>
      services.flags.namesFor({ userId, role, workspaceId: memberships[0]?.workspaceId ?? null }),
  }),
);
