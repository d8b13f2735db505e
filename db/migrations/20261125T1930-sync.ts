import { type Kysely, sql } from "kysely";

/** What a trigger tells of a row: whose it is, and which. */
interface Told {
  table: string;
  noun: string;
  owner: string;
  ownerTable: "user" | "workspace";
  id: string;
  key?: string;
}

const TOLD: readonly Told[] = [
  { table: "track", noun: "track", owner: `"workspaceId"`, ownerTable: "workspace", id: "id" },
  { table: "release", noun: "release", owner: `"workspaceId"`, ownerTable: "workspace", id: "id" },
  { table: "playlist", noun: "playlist", owner: `"ownerId"`, ownerTable: "user", id: "id" },
  {
    ...{ table: "playlistCollaborator", noun: "playlist", ownerTable: "user" as const },
    ...{ owner: `"userId"`, id: `"playlistId"` },
  },
  {
    ...{ table: "preference", noun: "preference", ownerTable: "user" as const },
    ...{ owner: `"userId"`, id: `"userId"`, key: "key" },
  },
  { table: "trackLike", noun: "like", owner: `"userId"`, ownerTable: "user", id: `"trackId"` },
  { table: "releaseSave", noun: "save", owner: `"userId"`, ownerTable: "user", id: `"releaseId"` },
  { table: "follow", noun: "follow", owner: `"userId"`, ownerTable: "user", id: `"artistId"` },
];

/** Of what a change of these columns is news, row by row: a job that counts every track again writes others. */
const CHANGED: readonly [table: string, columns: readonly string[], tell: string][] = [
  [
    "track",
    ["version", "state", "visibility", "releaseId", "durationMs"],
    `new."workspaceId", 'track', new.id`,
  ],
  [
    "release",
    ["version", "state", "visibility", "wentLiveAt", "coverKey"],
    `new."workspaceId", 'release', new.id`,
  ],
  ["preference", ["value"], `new."userId", 'preference', new."userId", new.key`],
  ["follow", ["level"], `new."userId", 'follow', new."artistId"`],
];

const AGAIN = `on conflict (owner, noun, "entityId", key) do update
  set seq = excluded.seq, xid = excluded.xid, "isGone" = excluded."isGone", at = excluded.at`;

/**
 * What devices that were away have to hear: one row for each thing that a studio or a person has, moved on by every change of it.
 * In a schema of its own: its numbers are true of this very database only, so no backup takes it along. And the values that were
 * written over when edits of two people were brought together.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema "syncFeed"`.execute(db);
  await sql`create sequence "syncFeed".seq`.execute(db);
  // A transaction that commits late has a low number: readers stay below the number under which all are over
  // (db/sync/changes.ts), because the order of rows is not the order of commits.
  await sql`
    create table "syncFeed".change (
      owner uuid not null,
      noun text not null,
      "entityId" uuid not null,
      key text not null default '',
      seq bigint not null default nextval('"syncFeed".seq'),
      xid bigint not null default (pg_current_xact_id()::text::bigint),
      "isGone" boolean not null default false,
      at timestamptz(3) not null default now(),
      constraint change_thing primary key (owner, noun, "entityId", key)
    )`.execute(db);
  await sql`create index change_order on "syncFeed".change (owner, xid, seq)`.execute(db);
  await sql`create index change_gone on "syncFeed".change (at) where "isGone"`.execute(db);
  // The one row says which feed this is, and below which transaction what is gone has been forgotten.
  await sql`
    create table "syncFeed".state (
      "isOnly" boolean primary key default true check ("isOnly"),
      identity uuid not null default gen_random_uuid(),
      horizon bigint not null default 0
    )`.execute(db);
  await sql`insert into "syncFeed".state default values`.execute(db);

  for (const told of TOLD) await tellOf(db, told);
  await sql
    .raw(
      `create function "syncFeed".tell(whose uuid, what text, id uuid, part text default '') returns void language sql as $$
         insert into "syncFeed".change (owner, noun, "entityId", key) values (whose, what, id, part) ${AGAIN} $$`,
    )
    .execute(db);
  for (const [table, columns, tell] of CHANGED) {
    const names = columns.map((column) => `"${column}"`).join(", ");
    const differs = columns.map((column) => `old."${column}" is distinct from new."${column}"`).join(" or ");
    await onUpdate(db, table, `perform "syncFeed".tell(${tell});`, names, differs);
  }
  // Everybody who fills a playlist hears of it.
  await onUpdate(
    db,
    "playlist",
    `insert into "syncFeed".change (owner, noun, "entityId")
     select who, 'playlist', new.id from (select new."ownerId" as who
       union select "userId" from "playlistCollaborator" where "playlistId" = new.id) everybody order by who ${AGAIN};`,
    "version",
    "old.version is distinct from new.version",
  );
  await onUpdate(
    db,
    "artist",
    `insert into "syncFeed".change (owner, noun, "entityId")
     select new."workspaceId", noun, id from (
       select 'track' as noun, "trackId" as id from "trackArtist" where "artistId" = new.id
       union select 'release', "releaseId" from "releaseArtist" where "artistId" = new.id) named order by noun, id ${AGAIN};`,
    "name",
    "old.name is distinct from new.name",
  );
  for (const table of ["user", "workspace"]) {
    await sql
      .raw(
        `create function "syncFeed"."${table}Gone"() returns trigger language plpgsql as $$ begin
           delete from "syncFeed".change where owner in (select id from removed); return null; end $$`,
      )
      .execute(db);
    await sql
      .raw(
        `create trigger "${table}_syncFeed" after delete on "${table}" referencing old table as removed
         for each statement execute function "syncFeed"."${table}Gone"()`,
      )
      .execute(db);
  }

  await db.schema
    .createTable("overwrittenValue")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("trackId", "uuid", (c) => c.references("track.id").onDelete("cascade"))
    .addColumn("releaseId", "uuid", (c) => c.references("release.id").onDelete("cascade"))
    .addColumn("playlistId", "uuid", (c) => c.references("playlist.id").onDelete("cascade"))
    .addColumn("field", "text", (c) => c.notNull())
    .addColumn("value", "jsonb", (c) => c.notNull())
    .addColumn("overwrittenBy", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("overwrittenAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addCheckConstraint("overwrittenValue_ofOne", sql`num_nonnulls("trackId", "releaseId", "playlistId") = 1`)
    .execute();
  for (const column of ["trackId", "releaseId", "playlistId"])
    await sql
      .raw(
        `create index "overwrittenValue_${column}" on "overwrittenValue" ("${column}", "overwrittenAt" desc)
         where "${column}" is not null`,
      )
      .execute(db);
  for (const column of ["overwrittenBy", "overwrittenAt"])
    await db.schema.createIndex(`overwrittenValue_${column}`).on("overwrittenValue").column(column).execute();
}

/** Triggers for what comes and goes, a statement at a time; and what is there already. */
async function tellOf(db: Kysely<unknown>, { table, noun, owner, ownerTable, id, key }: Told): Promise<void> {
  const into = `insert into "syncFeed".change (owner, noun, "entityId"${key ? ", key" : ""}`;
  const facts = `${owner}, '${noun}', ${id}${key ? `, ${key}` : ""}`;
  await sql.raw(`${into}) select ${facts} from "${table}" ${AGAIN}`).execute(db);
  await sql
    .raw(
      `create function "syncFeed"."${table}Told"() returns trigger language plpgsql as $$ begin
         if tg_op = 'INSERT' then
           ${into}) select ${facts} from told order by 1, 3 ${AGAIN};
         else
           -- What went along with its owner is told to nobody.
           ${into}, "isGone") select ${facts}, true from told
             where exists (select from "${ownerTable}" whose where whose.id = told.${owner}) order by 1, 3 ${AGAIN};
         end if;
         return null; end $$`,
    )
    .execute(db);
  for (const [name, event] of [
    ["came", "insert on # referencing new"],
    ["went", "delete on # referencing old"],
  ] as const)
    await sql
      .raw(
        `create trigger "${table}_syncFeed_${name}" after ${event.replace("#", `"${table}"`)} table as told
         for each statement execute function "syncFeed"."${table}Told"()`,
      )
      .execute(db);
}

async function onUpdate(
  db: Kysely<unknown>,
  table: string,
  does: string,
  columns: string,
  when: string,
): Promise<void> {
  await sql
    .raw(
      `create function "syncFeed"."${table}Changed"() returns trigger language plpgsql as $$ begin
         ${does} return null; end $$`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger "${table}_syncFeed_changed" after update of ${columns} on "${table}"
       for each row when (${when}) execute function "syncFeed"."${table}Changed"()`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("overwrittenValue").execute();
  await sql`drop schema "syncFeed" cascade`.execute(db);
}
