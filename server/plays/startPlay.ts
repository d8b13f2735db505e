import { findTracks } from "../../db/catalog/tracks.ts";
import { problem } from "../../domain/words/refusal.ts";
import { viewerOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { listenerOf, usesOfListener } from "./listener.ts";
import { PlaySessionType } from "./PlaySessionType.ts";
import { issueSession } from "./playSession.ts";

interface Wish {
  trackId: string;
  listener: string;
}

/** Lets one play of a track be reported later on. */
const startPlay = verb("startPlay", {
  unaudited: "nothing is kept of it; the play that comes of it is in the listener's history",
  forVisitors: true,
  limits: {
    uses: (_wish: Wish, actor, from) => usesOfListener("playSessionsOfListener", actor, from),
    full: () => new InvalidInput(problem("trackId", "general.tooManyAttempts")),
  },
  async run(act, { trackId, listener }) {
    const [track] = await findTracks(act.trx, [trackId], workspacesOf(viewerOf(act.actor)));
    if (!track) throw new NotFound();
    const { issuedAt, token } = issueSession(act.signer, track, listener, act.now);
    return act.unchanged({ trackId, token, issuedAt: issuedAt.toISOString() });
  },
});

builder.relayMutationField(
  "startPlay",
  { inputFields: (t) => ({ trackId: t.globalID({ for: Track }) }) },
  {
    description: "Asks for leave to report a play of this track, which begins now.",
    verb: startPlay,
    authScopes: { public: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context, info) =>
      perform(context, info, startPlay, { trackId: input.trackId.id, listener: listenerOf(context) }),
  },
  { outputFields: (t) => ({ session: t.field({ type: PlaySessionType, resolve: (session) => session }) }) },
);
