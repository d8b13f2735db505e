// npm run migration NAME: an empty migration, named by the minute so that the order is the order of writing.
import { writeFileSync } from "node:fs";

const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error("Usage: npm run migration name-of-the-feature");
  process.exit(1);
}
const minute = new Date().toISOString().slice(0, 16).replace(/[-:]/g, "");
const file = `db/migrations/${minute}-${name}.ts`;
writeFileSync(
  file,
  `import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createTable("").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("").execute();
}
`,
);
console.log(file);
