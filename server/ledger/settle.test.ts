import fc from "fast-check";
import { findBalance, findPartyBalances, holdAvailable } from "../../db/ledger/balances.ts";
import { makeParty } from "../../db/ledger/parties.ts";
import { verifyBooks } from "../../db/ledger/verifyBooks.ts";
import type { Database } from "../../db/open.ts";
import { freshDatabase } from "../../db/testing/freshDatabase.ts";
import { payoutFailed, payoutPaid, payoutPending } from "../../domain/ledger/payoutPostings.ts";
import { partSale } from "../../domain/ledger/saleParts.ts";
import { type SaleFacts, settleSale } from "../../domain/ledger/settleSale.ts";
import { leftOf } from "../../domain/ledger/take.ts";
import { paidSale } from "../../domain/ledger/testing/arbitrarySale.ts";
import { Books } from "../../domain/ledger/testing/bookKeeping.ts";
import { asOf, deliveries, factsOf, story } from "../../domain/ledger/testing/story.ts";
import { sumOf } from "../../domain/money/allocate.ts";
import { timesOf } from "../../domain/testing/thoroughness.ts";
import { post } from "./post.ts";
import { settle } from "./settle.ts";

const now = new Date("2026-11-23T12:00:00Z");
const NAMES = ["ada", "ben", ...Array.from({ length: 7 }, (_, place) => `party${place}`)];

let database: Database;
/** The parties of the books by the names that the model has for them. */
let parties: Map<string, string>;
beforeAll(async () => {
  database = await freshDatabase();
  parties = new Map();
  for (const name of NAMES)
    parties.set(name, await database.db.transaction().execute((trx) => makeParty(trx, now)));
});
afterAll(() => database.close());

/** A story of the model as one of its own in the books: their parties, their ids. */
function inTheBooks({ sale, refunds, disputes, ...facts }: SaleFacts): SaleFacts {
  const id = crypto.randomUUID();
  const own = <Thing extends { id: string }>(thing: Thing) => ({ ...thing, id: `${thing.id}_${id}` });
  const lines = sale.lines.map((line) => ({
    ...line,
    seller: parties.get(line.seller)!,
    recoups: line.recoups?.map(({ party, minor }) => ({ party: parties.get(party)!, minor })),
    shares: line.shares.map(({ party, weight }) => ({ party: parties.get(party)!, weight })),
  }));
  const discounts = sale.discounts.map((discount) => ({
    ...discount,
    seller: parties.get(discount.seller)!,
  }));
  return {
    ...facts,
    sale: { ...sale, id, lines, discounts },
    refunds: refunds.map(own),
    disputes: disputes.map(own),
  };
}

/** What the provider has of a sale in the end, reckoned without the books. */
function leftAtProvider({ sale, processorMinor, refunds, disputes }: SaleFacts): bigint {
  const charged = leftOf(partSale(sale, processorMinor).lines);
  const paidBack = refunds.map(({ taken, failedAt }) =>
    failedAt === null && "minor" in taken ? taken.minor : 0n,
  );
  const lost = disputes.map(({ minor, feeMinor, outcome }) =>
    outcome?.kind === "lost" ? minor + feeMinor : 0n,
  );
  return charged - processorMinor - sumOf(paidBack) - sumOf(lost);
}

/** What one delivery does; `isCutOff` ends the server before its commit. */
async function deliver(facts: SaleFacts, due: readonly string[], isCutOff: boolean): Promise<void> {
  await database.db
    .transaction()
    .execute(async (trx) => {
      await settle({ trx, now }, facts, due);
      if (isCutOff) throw new Error("The power is gone.");
    })
    .catch((error: Error) => {
      if (!isCutOff || error.message !== "The power is gone.") throw error;
    });
}

/** What each party is owed of a sale, held or not. */
async function owedOf(facts: SaleFacts): Promise<Record<string, bigint>> {
  const rows = await database.db
    .selectFrom("ledgerEntry")
    .innerJoin("ledgerTransaction", "ledgerTransaction.id", "ledgerEntry.transactionId")
    .innerJoin("ledgerAccount", "ledgerAccount.id", "ledgerEntry.accountId")
    .select(({ cast, fn }) => ["name", cast<string>(fn.sum<string>("amount"), "text").as("minor")])
    .where("saleId", "=", facts.sale.id)
    .groupBy("name")
    .execute();
  return summed(rows.map(({ name, minor }) => [name, BigInt(minor)]));
}

function summed(balances: Iterable<[account: string, minor: bigint]>): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  for (const [account, minor] of balances) {
    const name = account.replace(/:(held|available)$/, "");
    sums[name] = (sums[name] ?? 0n) + minor;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, minor]) => minor !== 0n));
}

test("whatever the provider tells, twice, late, at once or cut off: the books are those of a quiet day, and payouts keep them so", async () => {
  let atProvider = 0n;
  let payouts = 0;
  await fc.assert(
    fc.asyncProperty(
      paidSale,
      story,
      deliveries,
      fc.boolean(),
      async (paid, { refunds, dispute, due }, seen, arrives) => {
        const whole = leftOf(partSale(paid.sale, paid.processorMinor).lines);
        const facts = inTheBooks(factsOf(paid, whole, refunds, dispute));
        const released = due ? ["party0", "party1", "ada"].map((name) => parties.get(name)!) : [];

        let until = 0;
        for (const { seen: moment, times } of seen) {
          until = Math.max(until, moment);
          const known = asOf(facts, until);
          await deliver(known, released, true);
          await Promise.all(Array.from({ length: times }, () => deliver(known, released, false)));
        }
        await deliver(facts, released, false);

        const quiet = new Books();
        for (let moment = 0; moment <= 12; moment++)
          quiet.write(settleSale(asOf(facts, moment), quiet.keys).postings);
        expect(await owedOf(facts)).toEqual(summed(quiet.balances));
        atProvider += leftAtProvider(facts);

        // What is free goes out, and arrives or comes back.
        const party = released[0];
        if (!party) return;
        await database.db.transaction().execute(async (trx) => {
          const minor = await holdAvailable(trx, party, "USD");
          if (minor <= 0n) return;
          const payout = { id: `${++payouts}`, party, currency: "USD", minor };
          await post({ trx, now }, payoutPending(payout));
          await post({ trx, now }, arrives ? payoutPaid(payout) : payoutFailed(payout));
          if (arrives) atProvider -= minor;
          expect(await holdAvailable(trx, party, "USD")).toBe(arrives ? 0n : minor);
        });
      },
    ),
    { numRuns: timesOf(25, 1_000) },
  );
  expect(payouts).toBeGreaterThan(0);
  expect((await verifyBooks(database.db)).differences).toEqual([]);
  expect(await findBalance(database.db, "asset:clearing", "USD")).toBe(atProvider);
  expect(await findBalance(database.db, "asset:disputed", "USD")).toBe(0n);
  for (const party of parties.values())
    for (const { inTransit } of await findPartyBalances(database.db, party)) expect(inTransit).toBe(0n);
});
