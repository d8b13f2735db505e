import { builder } from "../graphql/builder.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { Track } from "./Track.ts";

builder.subscriptionField("trackChanged", (t) =>
  t.field({
    type: Track,
    nullable: true,
    description: "Every change of a track in the workspace, progress included. Null once it is gone.",
    args: { workspaceId: t.arg.globalID({ for: Workspace }) },
    authScopes: (_root, { workspaceId }) => ({ memberOf: workspaceId.id }),
    subscribe: (_root, { workspaceId }, { services }) =>
      services.events.subscribe("trackChanged", workspaceId.id),
    resolve: ({ trackId }) => trackId,
  }),
);
