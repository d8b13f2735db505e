import { type Compilable, type Insertable, type Kysely, type Selectable, type SqlBool, sql } from "kysely";
import { compiledPerShape, type ShapedStatement } from "../compiledOnce.ts";
import { type ByIds, idsForOnePlan } from "../idsForOnePlan.ts";
import { givenOf, isOfOneOf } from "../isOfOneOf.ts";
import { type KeysetPage, newestFirst } from "../keyset.ts";
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
  return postsByIds(db, { ids: idsForOnePlan(ids), visible, companions: {} });
}

/** The statement of `findPosts`, for those that do more in one. */
export const POSTS_BY_IDS: ShapedStatement<ByIds<object>, PostRow> = {
  shape: () => [],
  values: ({ ids, visible }) => [ids, givenOf(visible)],
  build: (db, { ids, visible }) =>
    posts(db)
      .where(sql<SqlBool>`post.id = any(${ids}::uuid[])`)
      .where(
        sql<SqlBool>`(${isOfOneOf("post.workspaceId", visible)} or post.visibility = 'public')`,
      ) as Compilable<PostRow>,
};
const postsByIds = compiledPerShape(POSTS_BY_IDS);

/** What these workspaces told the public, newest first. */
export function listPublicPosts(
  db: Kysely<DB>,
  workspaceIds: readonly string[],
  page: KeysetPage,
): Promise<PostRow[]> {
  return newestFirst(posts(db).where(isPublicOf(workspaceIds)), "post", page).execute() as Promise<PostRow[]>;
}

export async function countPublicPosts(db: Kysely<DB>, workspaceIds: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom("post")
    .where(isPublicOf(workspaceIds))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

function isPublicOf(workspaceIds: readonly string[]) {
  return sql<SqlBool>`post."workspaceId" = any(${workspaceIds}::uuid[]) and post.visibility = 'public'`;
}

function posts(db: Kysely<DB>) {
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
    );
}

export function insertPost(db: Kysely<DB>, post: Insertable<DB["post"]>): Promise<Selectable<DB["post"]>> {
  return db.insertInto("post").values(post).returningAll().executeTakeFirstOrThrow();
}
