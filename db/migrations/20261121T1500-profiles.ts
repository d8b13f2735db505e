import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("profile")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("userId", "uuid", (c) => c.notNull().unique().references("user.id").onDelete("cascade"))
    .addColumn("handle", "text", (c) => c.notNull().unique())
    .addColumn("handleChangedAt", sql`timestamptz(3)`)
    .addColumn("bio", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("location", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("links", sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn("avatarKey", "text")
    .addColumn("headerKey", "text")
    .addColumn("isPublic", "boolean", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("updatedAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  // A handle that somebody gave up stays theirs: links to it go on leading to them, and nobody can step into their name.
  await db.schema
    .createTable("handleRedirect")
    .addColumn("oldHandle", "text", (c) => c.primaryKey())
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex("handleRedirect_of_user").on("handleRedirect").column("userId").execute();
  // What a profile lists: a person's studios, and what they follow.
  await db.schema.createIndex("workspace_of_owner").on("workspace").column("ownerId").execute();
  await db.schema
    .createIndex("follow_newest")
    .on("follow")
    .columns(["userId", "createdAt desc", "artistId desc"])
    .execute();
  await sql`create index "release_of_workspace_newest" on release ("workspaceId", date desc, id desc) where visibility = 'public'`.execute(
    db,
  );
  await db.schema
    .createIndex("product_newest")
    .on("product")
    .columns(["workspaceId", "createdAt desc", "id desc"])
    .execute();
  await nameEverybody(db);
}

/** A handle for everybody who is here already: their name, with digits of their own where it is somebody else's. */
async function nameEverybody(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; name: string; isArtist: boolean }>`
    select id, coalesce("stageName", name) as name, 'artist' = any(capabilities) as "isArtist"
    from "user" order by "createdAt", id
  `.execute(db);
  const taken = new Set<string>();
  for (const { id, name, isArtist } of rows) {
    const own = plain(name);
    const base = own || "listener";
    const handle = own.length >= 3 && !taken.has(own) && !CLOSED.has(own) ? own : `${base}-${id.slice(0, 8)}`;
    taken.add(handle);
    await sql`
      insert into profile (id, "userId", handle, "isPublic") values (${randomUUID()}, ${id}, ${handle}, ${isArtist})
    `.execute(db);
  }
}

const CLOSED = new Set([
  "admin",
  "levare",
  "support",
  "settings",
  "profile",
  "superadmin",
  "moderator",
  "official",
]);

function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}|['’.]/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 21)
    .replaceAll(/^-+|-+$/g, "");
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const index of [
    "product_newest",
    "release_of_workspace_newest",
    "follow_newest",
    "workspace_of_owner",
  ])
    await db.schema.dropIndex(index).execute();
  await db.schema.dropTable("handleRedirect").execute();
  await db.schema.dropTable("profile").execute();
}
