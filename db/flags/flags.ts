import {
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

export type FlagRow = Selectable<DB["featureFlag"]>;

/** Every flag there is, by name: some dozens. */
export function listFlags(db: Kysely<DB>): Promise<FlagRow[]> {
  return db.selectFrom("featureFlag").selectAll().orderBy("name").orderBy("id").execute();
}

export function findFlags(db: Kysely<DB>, ids: readonly string[]): Promise<FlagRow[]> {
  return db.selectFrom("featureFlag").selectAll().where("id", "in", ids).execute();
}

/** The flag for a change, held until the transaction ends. */
export function lockFlag(trx: Transaction<DB>, id: string): Promise<FlagRow | undefined> {
  return trx.selectFrom("featureFlag").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Undefined when the platform, or that workspace, already has a flag of this name. */
export function insertFlag(
  db: Kysely<DB>,
  flag: Omit<Insertable<DB["featureFlag"]>, "id"> & { id?: string },
): Promise<FlagRow | undefined> {
  return db
    .insertInto("featureFlag")
    .values({ id: newId(), ...flag })
    .onConflict((c) => c.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function changeFlag(
  db: Kysely<DB>,
  id: string,
  change: Updateable<DB["featureFlag"]>,
  now: Date,
): Promise<void> {
  await db
    .updateTable("featureFlag")
    .set({ ...change, updatedAt: now })
    .where("id", "=", id)
    .execute();
}

export async function removeFlag(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom("featureFlag").where("id", "=", id).execute();
}

/**
 * How many people each of the flags is on for, were it enabled: by role or by name, and within the rollout. The bucket is
 * the one of domain/flags: the first eight hex digits of the id modulo 100.
 */
export function countFlagAudiences(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<{ id: string; count: number }[]> {
  return db
    .selectFrom("featureFlag")
    .where("featureFlag.id", "in", ids)
    .select("featureFlag.id")
    .select((eb) =>
      eb
        .selectFrom("user")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where(
          sql<boolean>`("user".role = any("featureFlag"."targetRoles") or "user".id = any("featureFlag"."targetUsers"))`,
        )
        .where(
          sql<boolean>`('x' || left("user".id::text, 8))::bit(32)::bigint % 100 < "featureFlag"."rolloutPercentage"`,
        )
        .where((eb) =>
          eb.or([
            eb("featureFlag.workspaceId", "is", null),
            eb.exists(
              eb
                .selectFrom("membership")
                .select("membership.userId")
                .whereRef("membership.userId", "=", "user.id")
                .whereRef("membership.workspaceId", "=", "featureFlag.workspaceId"),
            ),
          ]),
        )
        .as("count"),
    )
    .$castTo<{ id: string; count: number }>()
    .execute();
}
