import { builder } from "../graphql/builder.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { Asset } from "./Asset.ts";

builder.subscriptionField("assetChanged", (t) =>
  t.field({
    type: Asset,
    nullable: true,
    description: "Every change of an asset in the workspace. Null once it is gone.",
    args: { workspaceId: t.arg.globalID({ for: Workspace }) },
    authScopes: (_root, { workspaceId }) => ({ memberOf: workspaceId.id }),
    subscribe: (_root, { workspaceId }, { services }) =>
      services.events.subscribe("assetChanged", workspaceId.id),
    resolve: ({ assetId }) => assetId,
  }),
);
