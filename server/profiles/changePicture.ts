import { lockProfile, writeProfile } from "../../db/profiles/profiles.ts";
import { isPictureKey, PICTURE_KINDS, type PictureKind } from "../../domain/profiles/picture.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { PICTURE_KEPT_SECONDS } from "./clearPicture.ts";
import { ownProfile, Profile } from "./Profile.ts";
import { hasPicture } from "./pictureFiles.ts";

const PictureKindEnum = builder.enumType("PictureKind", { values: PICTURE_KINDS });

type Wanted = { kind: PictureKind; key: string | null };

/**
 * Shows another picture, or none. The files of the one before go once nobody can want them back. Answers with the key of the
 * one before.
 */
export const showPicture = verb("showPicture", {
  unaudited: "How a person shows themselves.",
  async run(act, { kind, key }: Wanted) {
    const { userId } = userOf(act.actor);
    const profile = (await lockProfile(act.trx, userId))!;
    const before = profile[`${kind}Key`];
    if (before === key) return act.unchanged({ previousKey: null });
    await writeProfile(act.trx, userId, { [`${kind}Key`]: key }, act.now);
    if (before)
      act.enqueue("clear-picture", { profileId: profile.id, kind, key: before }, PICTURE_KEPT_SECONDS);
    return act.done({ previousKey: before });
  },
});

builder.relayMutationField(
  "changeProfilePicture",
  {
    inputFields: (t) => ({
      kind: t.field({ type: PictureKindEnum }),
      key: t.string({
        required: false,
        description: "A picture that was shown minutes ago, to put it up again. Null shows none.",
      }),
    }),
  },
  {
    description: "Takes a picture down, or undoes that. A new one comes by POST /api/profile/{kind}.",
    verb: showPicture,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: async (_root, { input: { kind, key = null } }, context, info) => {
      const { id } = await ownProfile(context, signedIn(context));
      const isThere =
        !key || (isPictureKey(key) && (await hasPicture(context.services.storage, id, kind, key)));
      if (!isThere) throw new NotFound();
      return perform(context, info, showPicture, { kind, key });
    },
  },
  {
    outputFields: (t) => ({
      previousKey: t.exposeString("previousKey", {
        nullable: true,
        description: "The picture that was shown until now.",
      }),
      profile: t.field({
        type: Profile,
        resolve: (_payload, _args, context) => ownProfile(context, signedIn(context)),
      }),
    }),
  },
);
