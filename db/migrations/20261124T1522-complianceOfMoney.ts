import { type Kysely, sql } from "kysely";

/** What rules ask of splits and payout accounts: whoever changes them leaves notes about the releases concerned. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
}

/** Which releases a changed row is about: a subject is "track:" or "release:" with an id (domain/sales/subjects.ts). */
const ofSubject = (subject: string) => `
  select place."releaseId" from "releaseTrack" place
  where place."trackId" = case when ${subject} like 'track:%' then substr(${subject}, 7)::uuid end
  union select release.id from release
  where release.id = case when ${subject} like 'release:%' then substr(${subject}, 9)::uuid end`;

const NOTED_BY = {
  OfSplit: ofSubject("coalesce(new.subject, old.subject)"),
  OfShare: ofSubject(`(select subject from "splitSheet" where id = new."sheetId")`),
  OfPayouts: `select release.id from release join "ledgerParty" party on party."workspaceId" = release."workspaceId"
    where party.id = new."partyId" and (old."partyId" is null or old."payoutsEnabled" <> new."payoutsEnabled"
      or (old."accountId" is null) <> (new."accountId" is null))`,
};

const WATCHED: readonly [table: string, events: string, name: keyof typeof NOTED_BY][] = [
  ["splitSheet", `insert or delete or update of "sentAt"`, "OfSplit"],
  ["splitShare", "update of answer", "OfShare"],
  ["payoutAccount", `insert or update of "payoutsEnabled", "accountId"`, "OfPayouts"],
];
