import { isrcPrefixOf, takeIsrcs } from "../../db/catalog/isrcs.ts";
import { lockTracks, updateTrack } from "../../db/catalog/tracks.ts";
import { LAST_ISRC_OF_YEAR } from "../../domain/catalog/isrc.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { reachOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { NotFound, UserError, UserErrorInterface } from "../graphql/errors.ts";
import { LIMITS } from "../graphql/limits.ts";
import { Track } from "./Track.ts";

/** The workspace was given no prefix: codes are never invented. */
export class NoIsrcPrefix extends UserError {
  readonly settingsPath = "/settings/workspace";
  constructor() {
    super(refusal("tracks.isrcPrefixMissing"));
  }
}
builder.objectType(NoIsrcPrefix, {
  name: "NoIsrcPrefix",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ settingsPath: t.exposeString("settingsPath") }),
});

/** The prefix has too few numbers left this year; none was given. */
export class IsrcsUsedUp extends UserError {
  constructor() {
    super(refusal("tracks.isrcsUsedUp", { max: LAST_ISRC_OF_YEAR }));
  }
}
builder.objectType(IsrcsUsedUp, { name: "IsrcsUsedUp", interfaces: [UserErrorInterface] });

/** Tracks without a code get the next ones, all or none. Tracks that have one keep it. */
const assignIsrcs = verb("assignIsrcs", {
  unaudited: "A studio's own music; the counter of codes tells which were given.",
  scope: "catalog:write",
  async run(act, { trackIds }: { trackIds: readonly string[] }) {
    const { trx, now } = act;
    const ids = [...new Set(trackIds)];
    if (ids.length === 0 || ids.length > LIMITS.pageSize) throw new NotFound();
    const tracks = await lockTracks(trx, ids, reachOf(act.actor));
    const workspaceId = tracks[0]?.workspaceId;
    if (!workspaceId || tracks.length < ids.length || tracks.some((each) => each.workspaceId !== workspaceId))
      throw new NotFound();
    const prefix = await isrcPrefixOf(trx, workspaceId);
    if (!prefix) throw new NoIsrcPrefix();
    // In the order that was asked for: the first track of the selection gets the first number.
    const without = ids.filter((id) => tracks.some((track) => track.id === id && track.isrc === null));
    const codes = await takeIsrcs(trx, { workspaceId, prefix, year: now.getUTCFullYear() }, without.length);
    if (!codes) throw new IsrcsUsedUp();
    for (const [place, id] of without.entries()) await updateTrack(trx, id, { isrc: codes[place]! }, now);
    act.refreshSearch("track", without);
    for (const trackId of without) act.publish("trackChanged", workspaceId, { trackId });
    return act.done({ ids });
  },
});

builder.relayMutationField(
  "assignIsrcs",
  { inputFields: (t) => ({ trackIds: t.globalIDList({ for: Track }) }) },
  {
    description: "Gives tracks without an ISRC the next codes of the workspace's own prefix, all or none.",
    verb: assignIsrcs,
    authScopes: { signedIn: true },
    errors: { types: [NoIsrcPrefix, IsrcsUsedUp, NotFound] },
    resolve: (_root, { input: { trackIds } }, context, info) =>
      perform(context, info, assignIsrcs, { trackIds: trackIds.map(({ id }) => id) }),
  },
  { outputFields: (t) => ({ tracks: t.field({ type: [Track], resolve: ({ ids }) => [...ids] }) }) },
);
