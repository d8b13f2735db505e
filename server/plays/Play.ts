import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { cursorAt } from "../../db/keyset.ts";
import {
  countHistory,
  findPlays,
  listHistory,
  listRecentlyPlayed,
  type PlayRow,
} from "../../db/plays/plays.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { LIMITS } from "../graphql/limits.ts";

/** A shelf of covers. */
const RECENT_MOST = 12;

const Play = builder.loadableNodeRef("Play", {
  id: { resolve: (play: PlayRow) => play.id },
  load: (ids: string[], { db, viewer }: Context) =>
    viewer ? findPlays(db, ids, viewer.userId) : Promise.resolve([]),
  sort: (play: PlayRow) => play.id,
});

Play.implement({
  description: "Something that the person heard.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    track: t.field({
      type: Track,
      nullable: true,
      description: "Null where it is no longer for this listener.",
      resolve: ({ trackId }) => trackId,
    }),
    startedAt: t.expose("startedAt", { type: "DateTime" }),
    heardMs: t.exposeInt("heardMs", { description: "When it was told of, in milliseconds." }),
  }),
});

builder.objectField(Viewer, "recentlyPlayed", (t) =>
  t.field({
    type: [Track],
    description: `What the person heard last while their history was on, each track once; at most ${RECENT_MOST}.`,
    resolve: async (_viewer, _args, context) => {
      const recent = await listRecentlyPlayed(context.db, signedIn(context).userId, RECENT_MOST);
      return recent.map(({ id }) => id);
    },
  }),
);

builder.objectField(Viewer, "listeningHistory", (t) =>
  t.connection({
    type: Play,
    description: "What the person heard while their history was on, newest first.",
    resolve: async (_viewer, args, context) => {
      const { userId } = signedIn(context);
      return {
        totalCount: () => countHistory(context.db, userId),
        ...(await resolveCursorConnection(
          {
            ...{ args, defaultSize: 20, maxSize: LIMITS.pageSize },
            toCursor: ({ startedAt, id }: PlayRow) => cursorAt(startedAt, id),
          },
          (page: ResolveCursorConnectionArgs) => listHistory(context.db, userId, page),
        )),
      };
    },
  }),
);
