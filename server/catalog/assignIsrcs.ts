import type { Transaction } from "kysely";
import { takeIsrcs } from "../../db/catalog/isrcs.ts";
import { lockTracks, updateTrack } from "../../db/catalog/tracks.ts";
import { refreshSearchDocs } from "../../db/search/searchDocs.ts";
import type { DB } from "../../db/tables.generated.ts";
import { LAST_ISRC_OF_YEAR } from "../../domain/catalog/isrc.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn, workspacesOf } from "../graphql/context.ts";
import { NotFound, UserError, UserErrorInterface } from "../graphql/errors.ts";
import { LIMITS } from "../graphql/limits.ts";
import { Track } from "./Track.ts";

/** The workspace was given no prefix: codes are never invented. */
export class NoIsrcPrefix extends UserError {
  readonly settingsPath = "/settings/workspace";
  constructor() {
    super("Your studio has no ISRC prefix yet. Enter the one your agency gave you in the settings.");
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
    super(`This year's ${LAST_ISRC_OF_YEAR} codes of your prefix are used up.`);
  }
}
builder.objectType(IsrcsUsedUp, { name: "IsrcsUsedUp", interfaces: [UserErrorInterface] });

/** The act itself: tracks without a code get the next ones, all or none. Tracks that have one keep it. */
async function assignIsrcs(context: Context, ids: readonly string[]): Promise<string[]> {
  const { db, services } = context;
  const wanted = [...new Set(ids)];
  if (wanted.length === 0 || wanted.length > LIMITS.pageSize) throw new NotFound();
  const workspaceId = await db.transaction().execute((trx) => assign(trx, context, wanted));
  for (const trackId of wanted) services.events.publish("trackChanged", workspaceId, { trackId });
  return wanted;
}

async function assign(trx: Transaction<DB>, context: Context, ids: readonly string[]): Promise<string> {
  const now = context.now();
  const tracks = await lockTracks(trx, ids, workspacesOf(signedIn(context)));
  const workspaceId = tracks[0]?.workspaceId;
  if (!workspaceId || tracks.length < ids.length || tracks.some((each) => each.workspaceId !== workspaceId))
    throw new NotFound();
  const { isrcPrefix: prefix } = await trx
    .selectFrom("workspace")
    .select("isrcPrefix")
    .where("id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  if (!prefix) throw new NoIsrcPrefix();
  // In the order that was asked for: the first track of the selection gets the first number.
  const without = ids
    .map((id) => tracks.find((track) => track.id === id)!)
    .filter(({ isrc }) => isrc === null);
  const codes = await takeIsrcs(trx, { workspaceId, prefix, year: now.getUTCFullYear() }, without.length);
  if (!codes) throw new IsrcsUsedUp();
  for (const [place, { id }] of without.entries()) await updateTrack(trx, id, { isrc: codes[place]! }, now);
  if (without.length > 0)
    await refreshSearchDocs(
      trx,
      "track",
      without.map(({ id }) => id),
    );
  return workspaceId;
}

builder.relayMutationField(
  "assignIsrcs",
  { inputFields: (t) => ({ trackIds: t.globalIDList({ for: Track }) }) },
  {
    description: "Gives tracks without an ISRC the next codes of the workspace's own prefix, all or none.",
    authScopes: { signedIn: true },
    errors: { types: [NoIsrcPrefix, IsrcsUsedUp, NotFound] },
    resolve: async (_root, { input: { trackIds } }, context) => ({
      ids: await assignIsrcs(
        context,
        trackIds.map(({ id }) => id),
      ),
    }),
  },
  { outputFields: (t) => ({ tracks: t.field({ type: [Track], resolve: ({ ids }) => ids }) }) },
);
