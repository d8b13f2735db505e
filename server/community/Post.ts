import { findPosts, type PostRow } from "../../db/community/posts.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";

export const Post = builder.loadableNodeRef("Post", {
  id: { resolve: (post: PostRow) => post.id },
  load: (ids: string[], { db, viewer }) => findPosts(db, ids, workspacesOf(viewer)),
  sort: (post: PostRow) => post.id,
});

Post.implement({
  description: "News from an artist to their community.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    title: t.exposeString("title"),
    body: t.exposeString("body", { description: "Markdown." }),
    authorId: t.id({ resolve: ({ authorId }) => encodeGlobalID("User", authorId) }),
    authorName: t.exposeString("authorName"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    likesCount: t.exposeInt("likesCount"),
    workspaceId: t.id({ resolve: (post) => encodeGlobalID("Workspace", post.workspaceId) }),
  }),
});
