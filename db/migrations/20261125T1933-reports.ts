import { type Kysely, sql } from "kysely";

/** Reports about music, what was said when they were made, and what became of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const at = sql`timestamptz(3)`;
  await db.schema
    .createTable("report")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("subjectKind", "text", (c) => c.notNull())
    // The one that it is about; null once that was deleted: the report keeps what it said.
    .addColumn("trackId", "uuid", (c) => c.references("track.id").onDelete("set null"))
    .addColumn("releaseId", "uuid", (c) => c.references("release.id").onDelete("set null"))
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("artistNames", sql`text[]`, (c) => c.notNull())
    // [{trackId, title, disclosure}]: what its songs said of AI when it was reported first.
    .addColumn("said", "jsonb", (c) => c.notNull())
    // {trackId: disclosure}: what they said when it was judged.
    .addColumn("judgedSaid", "jsonb")
    .addColumn("state", "text", (c) => c.notNull().defaultTo("open"))
    // When it came to this state.
    .addColumn("since", at, (c) => c.notNull())
    .addColumn("decision", "text")
    .addColumn("deciderId", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("decidedAt", at)
    .addColumn("appeal", "text")
    .addColumn("appealedAt", at)
    .addColumn("appealDecision", "text")
    .addColumn("appealDecidedAt", at)
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("createdAt", at, (c) => c.notNull())
    .addCheckConstraint("report_subject", sql`"subjectKind" in ('track', 'release')`)
    .addCheckConstraint(
      "report_state",
      sql`state in ('open', 'dismissed', 'upheld', 'appealed', 'confirmed', 'granted')`,
    )
    .execute();
  for (const column of ["workspaceId", "deciderId"])
    await db.schema.createIndex(`report_${column}`).on("report").column(column).execute();
  for (const column of ["trackId", "releaseId"]) {
    await sql`create index ${sql.ref(`report_${column}`)} on report (${sql.ref(column)}, "createdAt" desc)`.execute(
      db,
    );
    // What everybody says of one thing meanwhile is one case.
    await sql`create unique index ${sql.ref(`report_open_${column}`)} on report (${sql.ref(column)}, reason)
      where state = 'open'`.execute(db);
  }
  await sql`create index report_waiting on report (since, id) where state in ('open', 'appealed')`.execute(
    db,
  );
  await sql`create index report_judged on report (since, id) where state not in ('open', 'appealed')`.execute(
    db,
  );

  await db.schema
    .createTable("reportVoice")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("reportId", "uuid", (c) => c.notNull().references("report.id").onDelete("cascade"))
    // Null once the person is gone.
    .addColumn("userId", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("text", "text")
    .addColumn("createdAt", at, (c) => c.notNull())
    .addUniqueConstraint("reportVoice_once", ["reportId", "userId"])
    .execute();
  await db.schema.createIndex("reportVoice_userId").on("reportVoice").column("userId").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["reportVoice", "report"]) await db.schema.dropTable(table).execute();
}
