import { randomUUID } from "node:crypto";
import { type Kysely, type SqlBool, sql, type Transaction, type Updateable } from "kysely";
import { handleSuggestions } from "../../domain/profiles/handle.ts";
import type { PictureKind } from "../../domain/profiles/picture.ts";
import { isPublicAtFirst } from "../../domain/profiles/profile.ts";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

export type ProfileRow = Awaited<ReturnType<typeof findProfiles>>[number];

/** Whom a page is for: a person's own page is theirs even while others do not see it. Null for a visitor. */
type Asker = string | null;

export function findProfiles(db: Kysely<DB>, ids: readonly string[], asker: Asker) {
  return profiles(db).where("profile.id", "in", ids).where(isVisible(asker)).execute();
}

/** The page at a handle, or at one that its owner gave up. Unknown, hidden and suspended people are alike: undefined. */
export function findProfileByHandle(
  db: Kysely<DB>,
  handle: string,
  asker: Asker,
): Promise<ProfileRow | undefined> {
  return profilesAt(db, handle, asker).executeTakeFirst();
}

/** The same as a query, for statements that bring more along. */
export function profilesAt(db: Kysely<DB>, handle: string, asker: Asker) {
  return profiles(db)
    .where(
      sql<SqlBool>`(profile.handle = ${handle} or profile."userId" = (select "userId" from "handleRedirect" where "oldHandle" = ${handle}))`,
    )
    .where(isVisible(asker));
}

export function findProfileOf(db: Kysely<DB>, userId: string): Promise<ProfileRow | undefined> {
  return profiles(db).where("profile.userId", "=", userId).executeTakeFirst();
}

function isVisible(asker: Asker) {
  return sql<SqlBool>`"user"."suspendedAt" is null and (profile."isPublic" or profile."userId" = ${asker}::uuid)`;
}

/** A profile with what it says of the person and the studios they run, in one statement. */
function profiles(db: Kysely<DB>) {
  return db
    .selectFrom("profile")
    .innerJoin("user", "user.id", "profile.userId")
    .leftJoin("preference", (join) =>
      join.onRef("preference.userId", "=", "user.id").on("preference.key", "=", sql.lit("publicCollection")),
    )
    .selectAll("profile")
    .select([
      "user.name as fullName",
      "user.stageName",
      "user.capabilities",
      sql<boolean>`coalesce(preference.value = 'true'::jsonb, false)`.as("isCollectionPublic"),
      sql<string[]>`array(
        select workspace.id from workspace
        where workspace."ownerId" = "user".id and workspace."suspendedAt" is null and workspace."deletedAt" is null
        order by workspace."createdAt"
      )`.as("workspaceIds"),
      // The name the person's music goes by, among the names their studios credit.
      sql<string | null>`(
        select artist.id from artist join workspace on workspace.id = artist."workspaceId"
        where workspace."ownerId" = "user".id and workspace."suspendedAt" is null and workspace."deletedAt" is null
          and lower(artist.name) = lower(coalesce("user"."stageName", "user".name))
        order by artist.verified desc, artist."createdAt" limit 1
      )`.as("artistId"),
    ]);
}

/** Gives the person a page with a free handle made of their name; whoever has one keeps it. */
export async function makeProfile(
  trx: Kysely<DB>,
  user: { id: string; name: string; stageName?: string | null; capabilities: readonly string[] },
): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const chance = randomUUID();
    for (const handle of handleSuggestions(user.stageName || user.name, chance)) {
      if (await isKept(trx, handle, user.id)) continue;
      // Conflict, not look-then-insert: two sign-ups of one name at one moment get two handles.
      const made = await trx
        .insertInto("profile")
        .values({ id: newId(), userId: user.id, handle, isPublic: isPublicAtFirst(user.capabilities) })
        .onConflict((c) => c.doNothing())
        .returning("id")
        .executeTakeFirst();
      if (made || (await hasProfile(trx, user.id))) return;
    }
  }
  throw new Error(`No handle was free for user ${user.id}.`);
}

const MOST_ATTEMPTS = 5;

async function hasProfile(db: Kysely<DB>, userId: string): Promise<boolean> {
  return Boolean(await db.selectFrom("profile").select("id").where("userId", "=", userId).executeTakeFirst());
}

/** Whether somebody else gave this handle up, and keeps it. */
export async function isKept(db: Kysely<DB>, handle: string, userId: string): Promise<boolean> {
  const kept = await db
    .selectFrom("handleRedirect")
    .select("oldHandle")
    .where("oldHandle", "=", handle)
    .where("userId", "!=", userId)
    .executeTakeFirst();
  return Boolean(kept);
}

/** Whether the handle is somebody else's, now or from before. */
export async function isTaken(db: Kysely<DB>, handle: string, userId: string): Promise<boolean> {
  const holder = await db
    .selectFrom("profile")
    .select("id")
    .where("handle", "=", handle)
    .where("userId", "!=", userId)
    .executeTakeFirst();
  return Boolean(holder) || isKept(db, handle, userId);
}

/** The person's own row, held until the transaction ends. */
export function lockProfile(trx: Transaction<DB>, userId: string) {
  return trx.selectFrom("profile").selectAll().where("userId", "=", userId).forUpdate().executeTakeFirst();
}

/** Writes a change as the next version. */
export async function writeProfile(
  trx: Transaction<DB>,
  userId: string,
  change: Updateable<DB["profile"]>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("profile")
    .set({ ...change, updatedAt: now })
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("userId", "=", userId)
    .execute();
}

/** Keeps a handle that was given up for its owner; the one they took now is no former one any more. */
export async function keepOldHandle(
  trx: Transaction<DB>,
  userId: string,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<void> {
  await trx.deleteFrom("handleRedirect").where("oldHandle", "=", to).where("userId", "=", userId).execute();
  await trx.insertInto("handleRedirect").values({ oldHandle: from, userId, createdAt: now }).execute();
}

/** Shows the page of somebody who became an artist, with what they said of themselves where it said nothing yet. */
export async function showProfile(
  trx: Transaction<DB>,
  userId: string,
  { bio, links }: { bio: string; links: readonly string[] },
  now: Date,
): Promise<void> {
  const profile = await lockProfile(trx, userId);
  if (!profile) return;
  await writeProfile(
    trx,
    userId,
    {
      isPublic: true,
      ...(profile.bio ? {} : { bio }),
      ...(profile.links.length > 0 ? {} : { links: [...links] }),
    },
    now,
  );
}

export async function isPictureShown(
  db: Kysely<DB>,
  profileId: string,
  kind: PictureKind,
  key: string,
): Promise<boolean> {
  const shown = await db
    .selectFrom("profile")
    .select("id")
    .where("id", "=", profileId)
    .where(`${kind}Key`, "=", key)
    .executeTakeFirst();
  return Boolean(shown);
}
