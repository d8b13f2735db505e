// Makes the three generated contracts: table types, schema.graphql, Relay artifacts. All are committed.
import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { Kysely, PostgresDialect } from "kysely";
import { generate, PostgresDialect as IntrospectedPostgres } from "kysely-codegen";
import { migrateToLatest } from "../db/migrate.ts";
import { openDatabase } from "../db/open.ts";

await writeTableTypes();
if (!process.argv.includes("--tables")) {
  await writeSchema();
  process.exitCode = spawnSync("relay-compiler", { stdio: "inherit" }).status ?? 1;
}

async function writeTableTypes(): Promise<void> {
  const database = await openDatabase({});
  await migrateToLatest(database.db);
  await generate({
    db: new Kysely({ dialect: new PostgresDialect({ pool: database.pool }) }),
    dialect: new IntrospectedPostgres(),
    excludePattern: "kysely_*",
    outFile: "db/tables.generated.ts",
    typeMapping: { int8: "number" },
  } as never);
  await database.close();
}

async function writeSchema(): Promise<void> {
  // Loaded only now: the schema's modules import the table types written above.
  const { printedSchema } = await import("./printedSchema.ts");
  await writeFile("schema.graphql", printedSchema());
}
