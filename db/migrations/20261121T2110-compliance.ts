import { type Kysely, sql } from "kysely";

/** What compliance found on each release, kept beside it; notes of what must be looked at again; and what was left on purpose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("complianceStatus")
    .addColumn("releaseId", "uuid", (c) => c.primaryKey().references("release.id").onDelete("cascade"))
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("status", "text", (c) => c.notNull().check(sql`status in ('ok', 'attention', 'blocked')`))
    .addColumn("blockers", "integer", (c) => c.notNull())
    .addColumn("warnings", "integer", (c) => c.notNull())
    .addColumn("infos", "integer", (c) => c.notNull())
    .addColumn("score", "smallint", (c) => c.notNull().check(sql`score between 0 and 100`))
    // Of the rules that counted it: others count anew.
    .addColumn("rules", "smallint", (c) => c.notNull())
    .addColumn("checkedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("complianceStatus_of_workspace")
    .on("complianceStatus")
    .columns(["workspaceId", "status"])
    .execute();
  // Notes, not marks on a row: two people who change two tracks of a release would else wait for each other. For the same
  // reason they point at nothing; those of a release that is gone are swept away with the others.
  await db.schema
    .createTable("complianceDue")
    .addColumn("id", "uuid", (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn("releaseId", "uuid", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("complianceDue_of_release").on("complianceDue").column("releaseId").execute();
  await db.schema
    .createTable("waiver")
    .addColumn("releaseId", "uuid", (c) => c.notNull().references("release.id").onDelete("cascade"))
    .addColumn("code", "text", (c) => c.notNull())
    .addColumn("subjectId", "uuid", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull().check(sql`length(reason) between 1 and 500`))
    .addColumn("userId", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint("waiver_pk", ["releaseId", "code", "subjectId"])
    .execute();
  await sql`create index waiver_of_user on waiver ("userId") where "userId" is not null`.execute(db);
  for (const [name, releases] of Object.entries(NOTED_BY))
    await sql`
      create function ${sql.id(`noteCompliance${name}`)}() returns trigger language plpgsql as $$
      begin
        insert into "complianceDue" ("releaseId") ${sql.raw(releases)};
        return null;
      end $$`.execute(db);
  for (const [table, events, name] of WATCHED)
    await sql`create trigger ${sql.id(`${table}_compliance`)} after ${sql.raw(events)} on ${sql.id(table)}
      for each row execute function ${sql.id(`noteCompliance${name}`)}()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [table] of WATCHED)
    await sql`drop trigger if exists ${sql.id(`${table}_compliance`)} on ${sql.id(table)}`.execute(db);
  for (const name of Object.keys(NOTED_BY))
    await sql`drop function ${sql.id(`noteCompliance${name}`)}()`.execute(db);
  for (const table of ["waiver", "complianceDue", "complianceStatus"])
    await db.schema.dropTable(table).execute();
}

/** Which releases a changed row is about. A release that was never looked at needs no note. */
const NOTED_BY = {
  OfRelease: `select new.id`,
  OnRelease: `select coalesce(new."releaseId", old."releaseId")`,
  OfTrack: `select "releaseId" from "releaseTrack" where "trackId" = new.id`,
  OnTrack: `select "releaseId" from "releaseTrack" where "trackId" = coalesce(new."trackId", old."trackId")`,
  OfWork: `select distinct place."releaseId" from "trackWork" join "releaseTrack" place using ("trackId")
    where "trackWork"."workId" = new.id`,
  OnWork: `select distinct place."releaseId" from "trackWork" join "releaseTrack" place using ("trackId")
    where "trackWork"."workId" = coalesce(new."workId", old."workId")`,
  OfParty: `select place."releaseId" from contributor join "releaseTrack" place using ("trackId")
    where contributor."partyId" = new.id
    union select place."releaseId" from "workWriter" join "trackWork" using ("workId") join "releaseTrack" place using ("trackId")
    where "workWriter"."partyId" = new.id`,
  OfWorkspace: `select id from release where "workspaceId" = new.id`,
};

const ANY = "insert or update or delete";
const WATCHED: readonly [table: string, events: string, name: keyof typeof NOTED_BY][] = [
  ["release", "update", "OfRelease"],
  ["releaseTrack", "insert or delete", "OnRelease"],
  ["releaseArtist", "insert or delete", "OnRelease"],
  ["waiver", ANY, "OnRelease"],
  [
    "track",
    `update of title, "versionTitle", isrc, state, "masterSha256", lossless, "durationMs", explicit, language,
      "isCover", "coverLicence", "aiDisclosure", "priceMinor", "suggestedPriceMinor"`,
    "OfTrack",
  ],
  ["lyrics", ANY, "OnTrack"],
  ["measurement", ANY, "OnTrack"],
  ["contributor", ANY, "OnTrack"],
  ["trackWork", ANY, "OnTrack"],
  ["work", "update", "OfWork"],
  ["workWriter", ANY, "OnWork"],
  ["party", "update of name, ipi, isni", "OfParty"],
  ["workspace", `update of "defaultCurrency"`, "OfWorkspace"],
];
