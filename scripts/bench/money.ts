// npm run bench:money: how long an event waits until it is kept while 20 are worked on (goal: p95 under 100 ms) beside a bare insert, postings
// a second beside the bare inserts of the same rows, and what balance and ledger page cost at 1,000 and at 1,000,000 lines. Needs
// TEST_DATABASE_URL; prints tables. With the word `webhook`, the first alone.
import { findPartyBalances } from "../../db/ledger/balances.ts";
import { type AccountEntry, cursorOfEntry, listEntries } from "../../db/ledger/entries.ts";
import { makeParty } from "../../db/ledger/parties.ts";
import { verifyBooks } from "../../db/ledger/verifyBooks.ts";
import { openDatabase } from "../../db/open.ts";
import { payable } from "../../domain/ledger/accounts.ts";
import { openBenchDatabase } from "./database.ts";
import { median, medianRound } from "./median.ts";
import { acknowledgement } from "./money/acknowledgement.ts";
import { bareWriter, makeBareTables } from "./money/bareTables.ts";
import { fillAccount } from "./money/fillAccount.ts";
import { postingWriter } from "./money/postingWriter.ts";
import { salesOf } from "./money/sales.ts";

/** Many short ones by turns, so that what else the machine does falls on both. */
const ROUNDS = 25;
const SALES = 200;
const PARTIES = 300;
/** As many as the server has connections. */
const AT_ONCE = 10;
const PAGE = 50;
const ASKED = 200;
const LENGTHS = [1_000, 1_000_000];

const { url, close } = await openBenchDatabase();
console.table(await acknowledgement(url));
if (process.argv.includes("webhook")) {
  await close();
  process.exit(0);
}
const { db, ...database } = await openDatabase({ url });
const now = new Date();
const parties: string[] = [];
try {
  await makeBareTables(db);
  for (let n = 0; n < PARTIES; n++)
    parties.push(await db.transaction().execute((trx) => makeParty(trx, now)));

  // Plans that were made for empty tables go.
  for (const write of [bareWriter(db, now), postingWriter(db, now)]) await salesASecond(AT_ONCE, write);
  await database.pool.query("vacuum analyze");

  const rounds: { bare: number; posted: number; bareAlone: number; postedAlone: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const bare = bareWriter(db, now);
    const posted = postingWriter(db, now);
    rounds.push({
      bare: await salesASecond(AT_ONCE, bare),
      posted: await salesASecond(AT_ONCE, posted),
      bareAlone: await salesASecond(1, bare),
      postedAlone: await salesASecond(1, posted),
    });
  }
  const of = medianRound(rounds);
  console.table({
    [`${AT_ONCE} at once`]: inRatio(of.bare, of.posted),
    "one by one": inRatio(of.bareAlone, of.postedAlone),
  });
  const verdict = await verifyBooks(db);
  if (verdict.differences.length > 0) throw new Error(verdict.differences.join("\n"));

  const reading: Record<string, Awaited<ReturnType<typeof readings>>> = {};
  for (const lines of LENGTHS) {
    const party = await db.transaction().execute((trx) => makeParty(trx, now));
    await fillAccount(database.pool, party, lines);
    reading[`${lines} lines`] = await readings(party, lines);
  }
  const [few, many] = LENGTHS.map((lines) => reading[`${lines} lines`]!);
  const ratios = Object.entries(many!).map(([what, ms]) => [
    what,
    Number((ms / few![what as "balance ms"]).toFixed(2)),
  ]);
  console.table({ ...reading, ratio: Object.fromEntries(ratios) });
  const began = performance.now();
  const { entries } = await verifyBooks(db);
  console.log(`verify-books: ${entries} lines in ${((performance.now() - began) / 1000).toFixed(1)} s`);
} finally {
  await database.close();
  await close();
}

function inRatio(bare: number, posted: number) {
  return {
    "bare inserts/s": Math.round(bare),
    "postings/s": Math.round(posted),
    ratio: (posted / bare).toFixed(2),
  };
}

/** Sales a second, so many being written at once. */
async function salesASecond(atOnce: number, write: ReturnType<typeof postingWriter>): Promise<number> {
  const sales = salesOf(parties, SALES);
  const began = performance.now();
  const writer = async () => {
    for (let sale = sales.pop(); sale; sale = sales.pop()) await write(sale);
  };
  await Promise.all(Array.from({ length: atOnce }, writer));
  return SALES / ((performance.now() - began) / 1000);
}

/** Milliseconds, the median of so many. */
async function readings(party: string, lines: number) {
  const account = payable(party, "held");
  const page = (place: number) =>
    listEntries(db, account, "USD", {
      limit: PAGE,
      after: cursorOfEntry({ position: place } as AccountEntry),
    });
  const random = () => PAGE + Math.floor(Math.random() * (lines - PAGE));
  return {
    "balance ms": await medianMs(() => findPartyBalances(db, party)),
    "first page ms": await medianMs(() => listEntries(db, account, "USD", { limit: PAGE })),
    "page anywhere ms": await medianMs(() => page(random())),
  };
}

async function medianMs(ask: () => Promise<unknown>): Promise<number> {
  const waits: number[] = [];
  for (let n = 0; n < ASKED; n++) {
    const began = performance.now();
    await ask();
    waits.push(performance.now() - began);
  }
  return Number(median(waits).toFixed(2));
}
