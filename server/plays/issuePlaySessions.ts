import { findTracks } from "../../db/catalog/tracks.ts";
import { MAX_SAVED_TRACKS, SESSIONS_FOR_SAVED } from "../../domain/plays/play.ts";
import { problem } from "../../domain/words/refusal.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";
import { InvalidInput } from "../graphql/errors.ts";
import { listenerOf, usesOfListener } from "./listener.ts";
import { PlaySessionType } from "./PlaySessionType.ts";
import { issueSession } from "./playSession.ts";

interface Wish {
  trackIds: readonly string[];
  listener: string;
}

/** Leave for plays that are heard where nobody can be asked. Tracks that are gone are left out. */
const issuePlaySessions = verb("issuePlaySessions", {
  unaudited: "nothing is kept of it; the plays that come of it are in the listener's history",
  limits: {
    uses: (_wish: Wish, actor, from) => usesOfListener("savedSessionsOfListener", actor, from),
    full: () => new InvalidInput(problem("trackIds", "general.tooManyAttempts")),
  },
  async run(act, { trackIds, listener }) {
    const wanted = [...new Set(trackIds)];
    if (wanted.length === 0 || wanted.length > MAX_SAVED_TRACKS)
      throw new InvalidInput(problem("trackIds", "plays.tooManyTracks", { most: MAX_SAVED_TRACKS }));
    const tracks = await findTracks(act.trx, wanted, workspacesOf(userOf(act.actor)));
    const sessions = tracks.flatMap((track) =>
      Array.from({ length: SESSIONS_FOR_SAVED }, () => issueSession(act.signer, track, listener, act.now)),
    );
    return act.unchanged(
      sessions.map((session) => ({ ...session, issuedAt: session.issuedAt.toISOString() })),
    );
  },
});

builder.relayMutationField(
  "issuePlaySessions",
  { inputFields: (t) => ({ trackIds: t.globalIDList({ for: Track, description: "At most 20." }) }) },
  {
    description: "Five sessions for each of these tracks, which the device keeps for when it is offline.",
    verb: issuePlaySessions,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input: { trackIds } }, context, info) => ({
      sessions: await perform(context, info, issuePlaySessions, {
        trackIds: trackIds.map(({ id }) => id),
        listener: listenerOf(context),
      }),
    }),
  },
  {
    outputFields: (t) => ({
      sessions: t.field({ type: [PlaySessionType], resolve: ({ sessions }) => [...sessions] }),
    }),
  },
);
