import { type Kysely, type Selectable, type SqlBool, sql } from "kysely";
import type { PictureKind } from "../../domain/profiles/picture.ts";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

export type AgentPictureRow = Selectable<DB["agentPicture"]>;

/** A picture of a person by its content. */
export interface AgentPicture {
  userId: string;
  kind: PictureKind;
  key: string;
}

/** Notes a picture that somebody sent; sent again it counts from now on. Answers its id, under which its files lie. */
export async function keepAgentPicture(db: Kysely<DB>, picture: AgentPicture, now: Date): Promise<string> {
  const { id } = await db
    .insertInto("agentPicture")
    .values({ ...picture, id: newId(), usedAt: now })
    .onConflict((on) => on.constraint("agentPicture_key").doUpdateSet({ usedAt: now }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The id of a picture, for whoever sent it; undefined for everybody else. */
export async function findAgentPicture(
  db: Kysely<DB>,
  { userId, kind, key }: AgentPicture,
): Promise<string | undefined> {
  const found = await db
    .selectFrom("agentPicture")
    .select("id")
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .where("key", "=", key)
    .executeTakeFirst();
  return found?.id;
}

/** Takes it for an assistant: who clears pictures at this moment leaves it. False where the person has none of this name. */
export async function useAgentPicture(db: Kysely<DB>, picture: AgentPicture, now: Date): Promise<boolean> {
  const { userId, kind, key } = picture;
  const { numUpdatedRows } = await db
    .updateTable("agentPicture")
    .set({ usedAt: now })
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .where("key", "=", key)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Pictures that no assistant of their owner shows. */
const spare = (db: Kysely<DB>) =>
  db.selectFrom("agentPicture").where(
    sql<SqlBool>`not exists (select from "customAgent" shown where shown."userId" = "agentPicture"."userId"
      and "agentPicture".key = case "agentPicture".kind when 'avatar' then shown.avatar else shown.header end)`,
  );

/** Those of one person, newest first. */
export function listSparePictures(db: Kysely<DB>, userId: string): Promise<Pick<AgentPictureRow, "id">[]> {
  return spare(db)
    .select("agentPicture.id")
    .where("agentPicture.userId", "=", userId)
    .orderBy("usedAt", "desc")
    .orderBy("agentPicture.id", "desc")
    .execute();
}

/** Those that nobody chose since `before`. */
export function listForgottenPictures(
  db: Kysely<DB>,
  before: Date,
  limit: number,
): Promise<Pick<AgentPictureRow, "id">[]> {
  return spare(db)
    .select("agentPicture.id")
    .where("usedAt", "<", before)
    .orderBy("usedAt")
    .orderBy("agentPicture.id")
    .limit(limit)
    .execute();
}

/** Forgets a picture that no assistant shows and nobody chose since `before`. Answers it, so that its files can go; undefined where it stays. */
export function forgetAgentPicture(
  db: Kysely<DB>,
  id: string,
  before: Date,
): Promise<AgentPictureRow | undefined> {
  return (
    db
      .deleteFrom("agentPicture")
      .where("id", "in", spare(db).select("agentPicture.id").where("agentPicture.id", "=", id))
      // Read anew where somebody chooses it at this moment.
      .where("usedAt", "<=", before)
      .returningAll()
      .executeTakeFirst()
  );
}

/** The person's pictures among these, by kind and key. */
export function findAgentPictures(
  db: Kysely<DB>,
  userId: string,
  { avatar, header }: { avatar: string; header: string },
): Promise<Pick<AgentPictureRow, "id">[]> {
  return db
    .selectFrom("agentPicture")
    .select("id")
    .where("userId", "=", userId)
    .where(({ or, and, eb }) =>
      or([
        and([eb("kind", "=", "avatar"), eb("key", "=", avatar)]),
        and([eb("kind", "=", "header"), eb("key", "=", header)]),
      ]),
    )
    .execute();
}
