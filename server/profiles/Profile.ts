import { countFollowers } from "../../db/catalog/artists.ts";
import {
  findProfileByHandle,
  findProfileOf,
  findProfiles,
  makeProfile,
  type ProfileRow,
} from "../../db/profiles/profiles.ts";
import { handleWait } from "../../domain/profiles/handle.ts";
import { hostOf, LINK_SERVICES, serviceOf } from "../../domain/profiles/links.ts";
import { type PictureKind, pictureUrl } from "../../domain/profiles/picture.ts";
import { PROFILE_KINDS, profileKind } from "../../domain/profiles/profile.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { Artist } from "../catalog/Artist.ts";
import { builder } from "../graphql/builder.ts";
import type { Context, Viewer as ViewerFacts } from "../graphql/context.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { perRequest } from "../graphql/perRequest.ts";

export const ProfileKindEnum = builder.enumType("ProfileKind", { values: PROFILE_KINDS });
const LinkServiceEnum = builder.enumType("LinkService", { values: LINK_SERVICES });

const ProfileLink = builder.objectRef<string>("ProfileLink").implement({
  description: "A place on the web that a person names on their profile.",
  authScopes: { public: true },
  fields: (t) => ({
    url: t.string({ description: "Always https.", resolve: (link) => link }),
    host: t.string({ resolve: hostOf }),
    service: t.field({ type: LinkServiceEnum, resolve: serviceOf }),
  }),
});

export const Profile = builder.loadableNodeRef("Profile", {
  id: { resolve: (profile: ProfileRow) => profile.id },
  load: (ids: string[], { db, viewer }) => findProfiles(db, ids, viewer?.userId ?? null),
  sort: (profile: ProfileRow) => profile.id,
});

const followers = perRequest(async (ids, { db }) => {
  const counts = new Map((await countFollowers(db, ids)).map(({ artistId, count }) => [artistId, count]));
  return ids.map((id) => counts.get(id) ?? 0);
});

Profile.implement({
  description: "How a person shows themselves to others.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    handle: t.exposeString("handle", { description: "Without the @." }),
    kind: t.field({ type: ProfileKindEnum, resolve: kindOf }),
    name: t.string({ description: "An artist's stage name, else the full name.", resolve: nameOf }),
    bio: t.exposeString("bio", { description: "Plain text." }),
    location: t.exposeString("location"),
    links: t.field({ type: [ProfileLink], resolve: ({ links }) => links }),
    avatarUrl: t.string({
      nullable: true,
      args: { width: t.arg.int({ defaultValue: 256, description: "In pixels; the next larger picture." }) },
      resolve: (profile, { width }) => urlOf(profile, "avatar", width ?? 256),
    }),
    headerUrl: t.string({
      nullable: true,
      args: { width: t.arg.int({ defaultValue: 1800 }) },
      resolve: (profile, { width }) => urlOf(profile, "header", width ?? 1800),
    }),
    artist: t.field({
      type: Artist,
      nullable: true,
      description: "The name that the person's music is credited to.",
      resolve: ({ artistId }) => artistId,
    }),
    followerCount: t.int({
      resolve: ({ artistId }, _args, context) => (artistId ? followers(context).load(artistId) : 0),
    }),
    isCollectionPublic: t.exposeBoolean("isCollectionPublic"),
    isPublic: t.exposeBoolean("isPublic", { description: "False: only the person themselves comes here." }),
    isOwn: t.boolean({ resolve: ({ userId }, _args, { viewer }) => viewer?.userId === userId }),
    version: t.exposeInt("version", { description: "Goes up with every change." }),
    handleChangeableAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Null when the person may change their handle now, and for everybody else.",
      resolve: ({ handleChangedAt, userId }, _args, { viewer, now }) =>
        viewer?.userId === userId ? handleWait(handleChangedAt, now()) : null,
    }),
  }),
});

export function kindOf({ capabilities, workspaceIds }: ProfileRow) {
  return profileKind(capabilities, workspaceIds.length > 0);
}

export function nameOf(profile: ProfileRow): string {
  return (kindOf(profile) === "artist" && profile.stageName) || profile.fullName;
}

export function urlOf(profile: ProfileRow, kind: PictureKind, width: number): string | null {
  const key = profile[`${kind}Key`];
  return key && pictureUrl(profile.id, kind, key, width);
}

builder.queryField("profile", (t) =>
  t.field({
    type: Profile,
    nullable: true,
    description:
      "The profile at a handle, or at one its owner gave up. Null for unknown, hidden and suspended people alike.",
    args: { handle: t.arg.string() },
    authScopes: { public: true },
    resolve: (_root, { handle }, { db, viewer }) =>
      findProfileByHandle(db, handle.toLowerCase(), viewer?.userId ?? null).then((found) => found ?? null),
  }),
);

builder.objectField(Viewer, "profile", (t) =>
  t.field({
    type: Profile,
    description: "The person's own profile.",
    resolve: (viewer, _args, context) => ownProfile(context, viewer),
  }),
);

/** Everybody has one; whoever came into the database by another door gets theirs now. */
export async function ownProfile({ db }: Pick<Context, "db">, viewer: ViewerFacts): Promise<ProfileRow> {
  const profile = await findProfileOf(db, viewer.userId);
  if (profile) return profile;
  const { userId: id, fullName: name, stageName, capabilities } = viewer;
  await makeProfile(db, { id, name, stageName, capabilities });
  return (await findProfileOf(db, id))!;
}
