// npm run generate makes what is generated: table types, schema.graphql, who may what by its rules, Relay artifacts, the texts
// to translate, the Spanish of the server. All are committed. With --verify nothing is written: it fails when one of them but
// the artifacts and the texts is out of date. With --tables it stops after the table types.
import { spawnSync } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { Kysely, PostgresDialect } from "kysely";
import { generate, IdentifierNode, PostgresDialect as IntrospectedPostgres } from "kysely-codegen";
import { migrateToLatest } from "../db/migrate.ts";
import { openDatabase } from "../db/open.ts";

/** Columns of money: a number would round what is beyond its fifteen places. */
const MONEY = [
  "ledgerAccount.balance",
  "ledgerEntry.amount",
  "ledgerEntry.balance",
  "payout.amountMinor",
  "payoutTerms.thresholdMinor",
  "planDispute.deferredMinor",
  "planDispute.feeMinor",
  "planDispute.minor",
  "planDispute.taxMinor",
  "planInvoice.processorMinor",
  "planInvoice.taxMinor",
  "planInvoice.totalMinor",
  "planRefund.deferredMinor",
  "planRefund.minor",
  "planRefund.taxMinor",
  "sale.processorMinor",
  "sale.promoMinor",
  "sale.totalMinor",
  "saleDispute.feeMinor",
  "saleDispute.minor",
  "saleLine.shippingMinor",
  "saleLine.unitMinor",
  "saleRefund.minor",
  "splitEarning.minor",
  "splitSheet.recoupCapMinor",
  "splitUse.recoupedMinor",
  "taxEntry.discountMinor",
  "taxEntry.feeMinor",
  "taxEntry.grossMinor",
  "taxEntry.processorMinor",
  "taxEntry.refundedMinor",
  "taxEntry.sharedMinor",
  "taxEntry.taxMinor",
];

const verify = process.argv.includes("--verify");

await tableTypes();
if (!process.argv.includes("--tables")) {
  await graphqlSchema();
  await lettersOfMatrix();
  if (!verify) (await documentsOfClient()) && run("lingui", "extract", "--clean", "--overwrite");
  await spanishOfServer();
}

function run(command: string, ...args: string[]): boolean {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  process.exitCode = status ?? 1;
  return status === 0;
}

/** All anew: the compiler leaves out of the known documents what it does not write, and keeps what nobody sends any more. */
async function documentsOfClient(): Promise<boolean> {
  await rm("client/__generated__", { recursive: true, force: true });
  await mkdir("client/__generated__");
  await writeFile("client/persisted.json", "{}\n");
  return run("relay-compiler");
}

async function tableTypes(): Promise<void> {
  const database = await openDatabase({});
  await migrateToLatest(database.db);
  await generate({
    db: new Kysely({ dialect: new PostgresDialect({ pool: database.pool }) }),
    dialect: new IntrospectedPostgres(),
    excludePattern: "kysely_*",
    outFile: "db/tables.generated.ts",
    typeMapping: { int8: "number" },
    customImports: { MinorUnits: "./ledger/minorUnits.ts" },
    overrides: {
      columns: Object.fromEntries(MONEY.map((column) => [column, new IdentifierNode("MinorUnits")])),
    },
    verify,
  } as never);
  await database.close();
}

async function graphqlSchema(): Promise<void> {
  // Loaded only now: the schema's modules import the table types written above.
  const { printedSchema } = await import("./printedSchema.ts");
  const printed = printedSchema();
  if (!verify) return writeFile("schema.graphql", printed);
  if ((await readFile("schema.graphql", "utf8")) !== printed)
    throw new Error("schema.graphql is not what the code says: npm run generate");
}

async function lettersOfMatrix(): Promise<void> {
  const { schema } = await import("../server/graphql/schema.ts");
  const { LETTERS_FILE, printedLetters } = await import("../server/graphql/matrix/lettersFile.ts");
  const printed = printedLetters(schema);
  if (!verify) return writeFile(LETTERS_FILE, printed);
  if ((await readFile(LETTERS_FILE, "utf8")) !== printed)
    throw new Error("authz.generated.txt is not what the rules beside the fields say: npm run generate");
}

/** What `domain/words/textIn.ts` speaks: the catalogue of the domain as a module, without the parser of its format. */
async function spanishOfServer(): Promise<void> {
  const file = "domain/locales/es.generated.ts";
  const catalogs = await getCatalogs(getConfig());
  const ours = catalogs.filter(({ path }) => path.includes("/domain/"));
  const stored = await Promise.all(ours.map((catalog) => catalog.read("es")));
  const texts = stored.flatMap((each) =>
    Object.entries(each ?? {}).map(([code, { translation }]) => [code, translation]),
  );
  const printed = `import type { Code } from "../words/catalogue.ts";

// Made by \`npm run generate\` of es.po: change it there.
export const SPANISH: Readonly<Record<Code, string>> = ${JSON.stringify(Object.fromEntries(texts), null, 2)};
`;
  if (!verify) return writeFile(file, printed);
  if ((await readFile(file, "utf8")) !== printed)
    throw new Error("The Spanish of the server is not what es.po says: npm run generate");
}
