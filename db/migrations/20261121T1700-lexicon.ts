import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("vocabularyCategory")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("key", "text", (c) => c.notNull().unique())
    .addColumn("label", "text", (c) => c.notNull())
    .addColumn("labelEs", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull())
    .addColumn("icon", "text", (c) => c.notNull())
    .addColumn("active", "boolean", (c) => c.notNull().defaultTo(true))
    .addColumn("sortOrder", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("lexiconCategory")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull().unique())
    .addColumn("active", "boolean", (c) => c.notNull().defaultTo(true))
    .addColumn("sortOrder", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("vocabularyTerm")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("category", "text", (c) => c.notNull().references("vocabularyCategory.key"))
    // Where a genre stands in the platform's lexicon; the other words stand in no category of it.
    .addColumn("lexiconCategoryId", "uuid", (c) => c.references("lexiconCategory.id"))
    .addColumn("slug", "text", (c) => c.notNull())
    .addColumn("labelEn", "text", (c) => c.notNull())
    .addColumn("labelEs", "text", (c) => c.notNull())
    .addColumn("aliases", sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn("sortOrder", "integer", (c) => c.notNull())
    .addColumn("active", "boolean", (c) => c.notNull().defaultTo(true))
    .addUniqueConstraint("vocabularyTerm_slug", ["category", "slug"])
    .addCheckConstraint(
      "vocabularyTerm_place",
      sql`("category" = 'GENRE') = ("lexiconCategoryId" is not null)`,
    )
    .execute();
  await db.schema
    .createIndex("vocabularyTerm_order")
    .on("vocabularyTerm")
    .columns(["category", "sortOrder", "id"])
    .execute();
  await db.schema
    .createIndex("vocabularyTerm_of_lexiconCategory")
    .on("vocabularyTerm")
    .column("lexiconCategoryId")
    .execute();

  // What a merge changed, so that it can be taken back.
  await db.schema
    .createTable("termMerge")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("intoId", "uuid", (c) => c.notNull().references("vocabularyTerm.id").onDelete("cascade"))
    .addColumn("term", "jsonb", (c) => c.notNull())
    .addColumn("addedAliases", sql`text[]`, (c) => c.notNull())
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex("termMerge_newest").on("termMerge").columns(["createdAt", "id"]).execute();
  await db.schema.createIndex("termMerge_of_term").on("termMerge").column("intoId").execute();
  await db.schema
    .createTable("termMergeItem")
    .addColumn("mergeId", "uuid", (c) => c.notNull().references("termMerge.id").onDelete("cascade"))
    .addColumn("entity", "text", (c) => c.notNull())
    .addColumn("entityId", "uuid", (c) => c.notNull())
    .addPrimaryKeyConstraint("termMergeItem_pkey", ["mergeId", "entity", "entityId"])
    .execute();

  await sql`
    insert into "vocabularyCategory" (id, key, label, "labelEs", description, icon, "sortOrder") values
      ('0190f3a0-0002-7000-8000-000000000001', 'GENRE', 'Genres', 'Géneros', 'What kind of music it is.', 'music', 1),
      ('0190f3a0-0002-7000-8000-000000000002', 'MOOD', 'Moods', 'Ambientes', 'How it feels.', 'mood-smile', 2),
      ('0190f3a0-0002-7000-8000-000000000003', 'INSTRUMENT', 'Instruments', 'Instrumentos', 'What plays.', 'guitar-pick', 3),
      ('0190f3a0-0002-7000-8000-000000000004', 'LANGUAGE', 'Languages', 'Idiomas', 'What it is sung in.', 'language', 4)
  `.execute(db);
  await sql`
    insert into "lexiconCategory" (id, name, "sortOrder") values
      ('0190f3a0-0003-7000-8000-000000000001', 'Electronic', 1),
      ('0190f3a0-0003-7000-8000-000000000002', 'Rock', 2),
      ('0190f3a0-0003-7000-8000-000000000003', 'Pop', 3),
      ('0190f3a0-0003-7000-8000-000000000004', 'Hip Hop', 4),
      ('0190f3a0-0003-7000-8000-000000000005', 'Jazz', 5)
  `.execute(db);
  await sql`
    insert into "vocabularyTerm" (id, category, "lexiconCategoryId", slug, "labelEn", "labelEs", aliases, "sortOrder") values
      ('0190f3a0-0004-7000-8000-000000000001', 'GENRE', '0190f3a0-0003-7000-8000-000000000001', 'electronic', 'Electronic', 'Electrónica', '{edm,dance}', 1),
      ('0190f3a0-0004-7000-8000-000000000002', 'GENRE', '0190f3a0-0003-7000-8000-000000000002', 'rock', 'Rock', 'Rock', '{}', 2),
      ('0190f3a0-0004-7000-8000-000000000003', 'GENRE', '0190f3a0-0003-7000-8000-000000000003', 'pop', 'Pop', 'Pop', '{}', 3),
      ('0190f3a0-0004-7000-8000-000000000004', 'GENRE', '0190f3a0-0003-7000-8000-000000000004', 'hip-hop', 'Hip Hop', 'Hip Hop', '{rap,"hip hop"}', 4),
      ('0190f3a0-0004-7000-8000-000000000005', 'GENRE', '0190f3a0-0003-7000-8000-000000000005', 'jazz', 'Jazz', 'Jazz', '{}', 5),
      ('0190f3a0-0004-7000-8000-000000000011', 'MOOD', null, 'energetic', 'Energetic', 'Enérgico', '{}', 1),
      ('0190f3a0-0004-7000-8000-000000000012', 'MOOD', null, 'relaxed', 'Relaxed', 'Relajado', '{}', 2),
      ('0190f3a0-0004-7000-8000-000000000013', 'MOOD', null, 'melancholic', 'Melancholic', 'Melancólico', '{}', 3),
      ('0190f3a0-0004-7000-8000-000000000014', 'MOOD', null, 'uplifting', 'Uplifting', 'Animado', '{}', 4),
      ('0190f3a0-0004-7000-8000-000000000021', 'INSTRUMENT', null, 'guitar', 'Guitar', 'Guitarra', '{}', 1),
      ('0190f3a0-0004-7000-8000-000000000022', 'INSTRUMENT', null, 'piano', 'Piano', 'Piano', '{}', 2),
      ('0190f3a0-0004-7000-8000-000000000023', 'INSTRUMENT', null, 'drums', 'Drums', 'Batería', '{}', 3),
      ('0190f3a0-0004-7000-8000-000000000024', 'INSTRUMENT', null, 'bass', 'Bass', 'Bajo', '{}', 4),
      ('0190f3a0-0004-7000-8000-000000000031', 'LANGUAGE', null, 'english', 'English', 'Inglés', '{}', 1),
      ('0190f3a0-0004-7000-8000-000000000032', 'LANGUAGE', null, 'spanish', 'Spanish', 'Español', '{}', 2),
      ('0190f3a0-0004-7000-8000-000000000033', 'LANGUAGE', null, 'french', 'French', 'Francés', '{}', 3),
      ('0190f3a0-0004-7000-8000-000000000034', 'LANGUAGE', null, 'german', 'German', 'Alemán', '{}', 4)
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    "termMergeItem",
    "termMerge",
    "vocabularyTerm",
    "lexiconCategory",
    "vocabularyCategory",
  ])
    await db.schema.dropTable(table).execute();
}
