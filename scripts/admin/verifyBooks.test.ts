import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { makeParty } from "../../db/ledger/parties.ts";
import { writePostings } from "../../db/ledger/postings.ts";
import { openDatabase } from "../../db/open.ts";
import { freshInstallation } from "../../db/testing/freshInstallation.ts";
import { payable } from "../../domain/ledger/accounts.ts";
import { posting } from "../../domain/ledger/posting.ts";
import { readConfiguration } from "../../server/configuration.ts";
import { printBooksVerdict } from "./verifyBooks.ts";

let dataDir: string;
let url: string | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "levare-books-"));
  url = await freshInstallation(dataDir);
  await sell();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function inDatabase<Answer>(
  run: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDatabase({ url, folder: dataDir });
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}

/** Three sales of 10.00. */
const sell = () =>
  inDatabase(({ db }) =>
    db.transaction().execute(async (trx) => {
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
    }),
  );

async function verdict(): Promise<{ code: number; out: string }> {
  const lines: string[] = [];
  const configuration = readConfiguration({ DATABASE_URL: url, DATA_DIR: dataDir, DEMO: "0" }, dataDir);
  const code = await printBooksVerdict(configuration, [], (line) => lines.push(line));
  return { code, out: lines.join("\n") };
}

test("books that balance end well; where a balance was changed by hand, the place is named and the command fails", async () => {
  const whole = await verdict();
  expect(whole.out).toMatch(/^The books balance: 3 postings, 9 lines, \d+ accounts\.$/);
  expect(whole.code).toBe(0);
  await inDatabase(async ({ db }) => {
    await sql`alter table "ledgerAccount" disable trigger all`.execute(db);
    await sql`update "ledgerAccount" set balance = -2705 where name like 'payable:%'`.execute(db);
  });
  const { code, out } = await verdict();
  expect(out).toMatch(
    /^The books do not balance, in 2 places:\n {2}payable:.* stands at -2705 where its lines come to -2700\.$/m,
  );
  expect(code).toBe(1);
});
