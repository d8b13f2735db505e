import { type Insertable, type Kysely, type Selectable, type SqlBool, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

export interface PostRow extends Selectable<DB["post"]> {
  authorName: string;
  likesCount: number;
}

/** Posts with their author's name and likes, in one statement. */
export function findPosts(
  db: Kysely<DB>,
  ids: readonly string[],
  visible: readonly string[],
): Promise<PostRow[]> {
  return db
    .selectFrom("post")
    .innerJoin("user", "user.id", "post.authorId")
    .selectAll("post")
    .select(sql<string>`coalesce("user"."stageName", "user".name)`.as("authorName"))
    .select((eb) =>
      eb
        .selectFrom("postLike")
        .whereRef("postLike.postId", "=", "post.id")
        .select(eb.fn.countAll<number>().as("n"))
        .as("likesCount"),
    )
    .where("post.id", "in", ids)
    .where(sql<SqlBool>`(post."workspaceId" = any(${visible}::uuid[]) or post.visibility = 'public')`)
    .execute() as Promise<PostRow[]>;
}

export function insertPost(db: Kysely<DB>, post: Insertable<DB["post"]>): Promise<Selectable<DB["post"]>> {
  return db.insertInto("post").values(post).returningAll().executeTakeFirstOrThrow();
}
