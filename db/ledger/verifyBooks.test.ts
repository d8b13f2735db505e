import { sql } from "kysely";
import { payable } from "../../domain/ledger/accounts.ts";
import { posting } from "../../domain/ledger/posting.ts";
import type { Database } from "../open.ts";
import { freshDatabase } from "../testing/freshDatabase.ts";
import { makeParty } from "./parties.ts";
import { writePostings } from "./postings.ts";
import { verifyBooks } from "./verifyBooks.ts";

let database: Database;

/** Books of three sales of 10.00. */
beforeAll(async () => {
  database = await freshDatabase();
  await database.db.transaction().execute(async (trx) => {
    const now = new Date("2026-11-23T12:00:00Z");
    const party = await makeParty(trx, now);
    const sales = ["one", "two", "three"].map(
      (name) =>
        posting({ kind: "sale", key: `sale:${name}`, currency: "USD" }, [
          ["asset:clearing", 1000n],
          ["rev:fee", -100n],
          [payable(party, "held"), -900n],
        ])!,
    );
    await writePostings(trx, sales, now);
  });
});
afterAll(() => database.close());

/** Does what no rule of the tables would let through, as somebody with the files of the database could. */
async function damage(...statements: string[]): Promise<void> {
  for (const table of ["ledgerTransaction", "ledgerEntry", "ledgerAccount"])
    await sql`alter table ${sql.table(table)} disable trigger all`.execute(database.db);
  for (const statement of statements) await sql.raw(statement).execute(database.db);
}

const ONE = `(select id from "ledgerTransaction" where key = 'sale:one')`;
const HELD = `(select id from "ledgerAccount" where name like 'payable:%')`;

const FEE = `(select id from "ledgerAccount" where name = 'rev:fee')`;

/** So many cents of the first sale, from the artist to the platform, with all that follows from it. */
const moved = (cents: number) =>
  [
    [HELD, cents],
    [FEE, -cents],
  ].flatMap(([account, by]) => [
    `update "ledgerEntry" set amount = amount + ${by} where "transactionId" = ${ONE} and "accountId" = ${account}`,
    `update "ledgerEntry" set balance = balance + ${by} where "accountId" = ${account}`,
    `update "ledgerAccount" set balance = balance + ${by} where id = ${account}`,
  ]);

test("books that nobody touched balance", async () => {
  expect(await verifyBooks(database.db)).toMatchObject({ transactions: 3, entries: 9, differences: [] });
});

// Each is mended by the statements behind it.
test.each<[string, string[], RegExp[], string[]]>([
  [
    "an amount is another",
    [`update "ledgerEntry" set amount = amount + 1 where "transactionId" = ${ONE} and line = 1`],
    [
      /sale:one: its lines come to 1 instead of 0/,
      /sale:one: is not what was posted/,
      /line 1 says 1000 where the lines come to 1001|line \d says/,
    ],
    [`update "ledgerEntry" set amount = amount - 1 where "transactionId" = ${ONE} and line = 1`],
  ],
  [
    "money went from the artist to the platform, and everything still adds up",
    moved(100),
    [/^sale:one: is not what was posted\.$/],
    moved(-100),
  ],
  [
    "a balance is another",
    [`update "ledgerAccount" set balance = balance - 5 where id = ${HELD}`],
    [
      /payable:.*: stands at -2705 where its lines come to -2700/,
      /All accounts in USD come to -5 instead of 0/,
    ],
    [`update "ledgerAccount" set balance = balance + 5 where id = ${HELD}`],
  ],
  [
    "a running balance is another",
    [`update "ledgerEntry" set balance = 7 where "accountId" = ${HELD} and position = 2`],
    [/line 2 says 7 where the lines come to -1800/],
    [`update "ledgerEntry" set balance = -1800 where "accountId" = ${HELD} and position = 2`],
  ],
  [
    "a key stands twice",
    [
      `alter table "ledgerTransaction" drop constraint "ledgerTransaction_key_key"`,
      `update "ledgerTransaction" set key = 'sale:two' where key = 'sale:three'`,
    ],
    [/sale:two: is in the books 2 times/],
    [
      `update "ledgerTransaction" set key = 'sale:three' where ctid = (select max(ctid) from "ledgerTransaction" where key = 'sale:two')`,
    ],
  ],
  [
    "a line is gone",
    [`delete from "ledgerEntry" where "accountId" = ${HELD} and position = 2`],
    [/has 2 lines instead of 3/, /line 3 follows line 1/, /counts 3 lines/],
    [],
  ],
])("it is told where %s", async (_what, statements, told, mended) => {
  await damage(...statements);
  const out = (await verifyBooks(database.db)).differences.join("\n");
  for (const words of told) expect(out).toMatch(words);
  await damage(...mended);
});
