import { lockProfile, writeProfile } from "../../db/profiles/profiles.ts";
import { isPictureKey, PICTURE_KINDS, type PictureKind } from "../../domain/profiles/picture.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { ownProfile, Profile } from "./Profile.ts";
import { hasPicture } from "./pictureFiles.ts";

/** Seconds in which a picture that was taken down can be put up again. */
const KEPT_SECONDS = 15 * 60;

const PictureKindEnum = builder.enumType("PictureKind", { values: PICTURE_KINDS });

/**
 * Shows another picture, or none. The files of the one before go once nobody can want them back. Returns the key of the one
 * before.
 */
export async function showPicture(
  context: Context,
  kind: PictureKind,
  key: string | null,
): Promise<string | null> {
  const { userId } = signedIn(context);
  return context.db.transaction().execute(async (trx) => {
    const profile = (await lockProfile(trx, userId))!;
    const before = profile[`${kind}Key`];
    if (before === key) return null;
    await writeProfile(trx, userId, { [`${kind}Key`]: key }, context.now());
    if (before) {
      const data = { profileId: profile.id, kind, key: before };
      await context.services.jobs.enqueue(trx, "clear-picture", data, KEPT_SECONDS);
    }
    return before;
  });
}

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
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: async (_root, { input: { kind, key } }, context) => {
      const { id } = await ownProfile(context, signedIn(context));
      const isThere =
        !key || (isPictureKey(key) && (await hasPicture(context.services.storage, id, kind, key)));
      if (!isThere) throw new NotFound();
      return { previousKey: await showPicture(context, kind, key ?? null) };
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
