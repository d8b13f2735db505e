import { type SqlBool, sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";
import { docOf, type SearchDoc } from "./doc.ts";

/** The rows of the posts among `ids`. */
export async function describePosts(trx: Transaction<DB>, ids: readonly string[]): Promise<SearchDoc[]> {
  const posts = await trx
    .selectFrom("post")
    .innerJoin("user", "user.id", "post.authorId")
    .where(sql<SqlBool>`post.id = any(${ids}::uuid[])`)
    .select(["post.id", "post.workspaceId", "post.title", "post.body", "post.visibility", "post.createdAt"])
    .select(sql<string>`coalesce("user"."stageName", "user".name)`.as("authorName"))
    .select((eb) =>
      eb
        .selectFrom("postLike")
        .whereRef("postLike.postId", "=", "post.id")
        .select((eb) => eb.fn.countAll<number>().as("n"))
        .as("likes"),
    )
    .execute();
  return posts.map(({ id, workspaceId, title, body, visibility, createdAt, authorName, likes }) =>
    docOf({
      entityId: id,
      kind: "post",
      workspaceId,
      isPublic: visibility === "public",
      popularity: likes ?? 0,
      year: createdAt.getUTCFullYear(),
      type: "post",
      title,
      names: [authorName],
      more: [body],
    }),
  );
}
