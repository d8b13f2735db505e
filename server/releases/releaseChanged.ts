import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { Workspace } from "../workspaces/Workspace.ts";

builder.subscriptionField("releaseChanged", (t) =>
  t.field({
    type: Release,
    nullable: true,
    description: "Every change of a release in the workspace, going live included. Null once it is gone.",
    args: { workspaceId: t.arg.globalID({ for: Workspace }) },
    authScopes: (_root, { workspaceId }) => ({ memberOf: workspaceId.id }),
    subscribe: (_root, { workspaceId }, { services }) =>
      services.events.subscribe("releaseChanged", workspaceId.id),
    resolve: ({ releaseId }) => releaseId,
  }),
);
