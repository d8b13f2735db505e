import { findPlayQueue } from "../../db/player/playQueue.ts";
import { PLAYER_NEWS, type PlayerNewsKind } from "../../domain/player/sharedQueue.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { type Device, PlayDevice, PlayQueue } from "./PlayQueue.ts";

const PlayerNewsKindEnum = builder.enumType("PlayerNewsKind", { values: PLAYER_NEWS });

const PlayerNews = builder.objectRef<Device & { kind: PlayerNewsKind }>("PlayerNews").implement({
  description: "What one page of the person's tells the others.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.expose("kind", { type: PlayerNewsKindEnum }),
    device: t.field({
      type: PlayDevice,
      description: "Who says it; of a handover, who shall go on.",
      resolve: (news) => news,
    }),
    queue: t.field({
      type: PlayQueue,
      nullable: true,
      description: "As it stands now; null where pages only ask for each other.",
      resolve: ({ kind }, _args, context) =>
        kind === "saved" || kind === "handedOver"
          ? findPlayQueue(context.db, signedIn(context).userId)
          : null,
    }),
  }),
});

builder.subscriptionField("playerNews", (t) =>
  t.field({
    type: PlayerNews,
    description: "What the person's pages tell each other of their music.",
    authScopes: { signedIn: true },
    subscribe: (_root, _args, context) =>
      context.services.events.subscribe("playerNews", signedIn(context).userId),
    resolve: (news) => news,
  }),
);
