import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { countPublicReleases, listPublicReleases, type ReleaseRow } from "../../db/catalog/releases.ts";
import { countPublicProducts, listPublicProducts } from "../../db/commerce/products.ts";
import { countPublicPosts, listPublicPosts } from "../../db/community/posts.ts";
import { cursorAt, cursorOf } from "../../db/keyset.ts";
import { countFollowing, type FollowedRow, listFollowing } from "../../db/profiles/following.ts";
import { Artist } from "../catalog/Artist.ts";
import { Release } from "../catalog/Release.ts";
import { Product } from "../commerce/Product.ts";
import { Post } from "../community/Post.ts";
import { builder } from "../graphql/builder.ts";
import { LIMITS } from "../graphql/limits.ts";
import { Profile } from "./Profile.ts";

const PAGE = { defaultSize: 20, maxSize: LIMITS.pageSize };

builder.objectField(Profile, "releases", (t) =>
  t.connection({
    type: Release,
    description: "What the public can hear of the person's studios, newest first.",
    resolve: async ({ workspaceIds }, args, { db }) => ({
      totalCount: () => countPublicReleases(db, workspaceIds),
      ...(await resolveCursorConnection(
        { args, ...PAGE, toCursor: (release: ReleaseRow) => cursorAt(release.date!, release.id) },
        (page: ResolveCursorConnectionArgs) => listPublicReleases(db, workspaceIds, page),
      )),
    }),
  }),
);

builder.objectField(Profile, "products", (t) =>
  t.connection({
    type: Product,
    description: "What the person's studios sell to everybody, newest first.",
    resolve: async ({ workspaceIds }, args, { db }) => ({
      totalCount: () => countPublicProducts(db, workspaceIds),
      ...(await resolveCursorConnection(
        { args, ...PAGE, toCursor: cursorOf },
        (page: ResolveCursorConnectionArgs) => listPublicProducts(db, workspaceIds, page),
      )),
    }),
  }),
);

builder.objectField(Profile, "posts", (t) =>
  t.connection({
    type: Post,
    description: "What the person's studios told everybody, newest first.",
    resolve: async ({ workspaceIds }, args, { db }) => ({
      totalCount: () => countPublicPosts(db, workspaceIds),
      ...(await resolveCursorConnection(
        { args, ...PAGE, toCursor: cursorOf },
        (page: ResolveCursorConnectionArgs) => listPublicPosts(db, workspaceIds, page),
      )),
    }),
  }),
);

builder.objectField(Profile, "following", (t) =>
  t.connection({
    type: Artist,
    nullable: true,
    description:
      "The artists whom the person follows, the latest first. Null while they keep that to themselves.",
    resolve: async ({ userId, isCollectionPublic }, args, { db, viewer }) => {
      if (!isCollectionPublic && viewer?.userId !== userId) return null;
      return {
        totalCount: () => countFollowing(db, userId),
        ...(await resolveCursorConnection(
          { args, ...PAGE, toCursor: ({ followedAt, id }: FollowedRow) => cursorAt(followedAt, id) },
          (page: ResolveCursorConnectionArgs) => listFollowing(db, userId, page),
        )),
      };
    },
  }),
);
