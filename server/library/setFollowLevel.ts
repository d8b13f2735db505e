import { listFollowLevels, setFollowLevel as writeLevel } from "../../db/library/followers.ts";
import { FOLLOW_LEVELS, type FollowLevel } from "../../domain/library/followLevel.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Artist } from "../catalog/Artist.ts";
import { builder } from "../graphql/builder.ts";
import { NotFound } from "../graphql/errors.ts";
import { perRequest } from "../graphql/perRequest.ts";
import { OWN_TASTE } from "./keep.ts";

export const FollowLevelEnum = builder.enumType("FollowLevel", {
  description:
    "How much one hears of an artist whom one follows: everything, new releases alone, or nothing at the bell and by mail.",
  values: FOLLOW_LEVELS,
});

const levels = perRequest<FollowLevel | null>(async (ids, { db, viewer }) => {
  if (!viewer) return ids.map(() => null);
  const found = await listFollowLevels(db, viewer.userId, ids);
  return ids.map((id) => found.get(id) ?? null);
});

builder.objectField(Artist, "followLevel", (t) =>
  t.field({
    type: FollowLevelEnum,
    nullable: true,
    description: "How much this viewer hears of them; null for who does not follow them.",
    resolve: ({ id }, _args, context) => levels(context).load(id),
  }),
);

export const setFollowLevel = verb("setFollowLevel", {
  unaudited: OWN_TASTE,
  async run(act, { id, level }: { id: string; level: FollowLevel }) {
    const { userId } = userOf(act.actor);
    if (!(await writeLevel(act.trx, { userId, artistId: id, level }))) throw new NotFound();
    act.publish("libraryChanged", userId, { kind: "artist", id });
    return act.done({ id });
  },
});

builder.relayMutationField(
  "setFollowLevel",
  { inputFields: (t) => ({ id: t.globalID({ for: Artist }), level: t.field({ type: FollowLevelEnum }) }) },
  {
    description: "Says how much one hears of an artist whom one follows.",
    verb: setFollowLevel,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input: { id, level } }, context, info) =>
      perform(context, info, setFollowLevel, { id: id.id, level }),
  },
  { outputFields: (t) => ({ artist: t.field({ type: Artist, resolve: ({ id }) => id }) }) },
);
