import { sql } from "kysely";
import { payable } from "../../domain/ledger/accounts.ts";
import { payoutPending } from "../../domain/ledger/payoutPostings.ts";
import { correctionOf, type Posting, type PostingKind, posting } from "../../domain/ledger/posting.ts";
import { migrateToLatest, migrateUpTo } from "../migrate.ts";
import type { Database } from "../open.ts";
import { aUser } from "../testing/build.ts";
import { onServer } from "../testing/engines.ts";
import { freshDatabase } from "../testing/freshDatabase.ts";
import { findBalance, findPartyBalances, holdAvailable } from "./balances.ts";
import { countEntries, cursorOfEntry, listEntries } from "./entries.ts";
import { findOrMakeParty, makeParty } from "./parties.ts";
import { PostingDiffers, writePostings } from "./postings.ts";
import { verifyBooks } from "./verifyBooks.ts";

const NOW = new Date("2026-11-23T12:00:00Z");

let database: Database;
const open = async () => void (database = await freshDatabase());
const close = () => database.close();

const write = (...postings: Posting[]) =>
  database.db.transaction().execute((trx) => writePostings(trx, postings, NOW));
const aParty = () => database.db.transaction().execute((trx) => makeParty(trx, NOW));

/** Somebody earned so much, of which the platform takes a tenth. */
function earned(party: string, key: string, minor: bigint, currency = "USD"): Posting {
  return posting({ kind: "sale", key, currency }, [
    ["asset:clearing", minor],
    ["rev:fee", -minor / 10n],
    [payable(party, "held"), minor / 10n - minor],
  ])!;
}

const count = async () => (await database.db.selectFrom("ledgerEntry").select("line").execute()).length;

describe("the books", () => {
  beforeEach(open);
  afterEach(close);
  test("a posting is written once, however often it is asked for; another one under its key is an accident", async () => {
    const party = await aParty();
    const sale = earned(party, "sale:1", 1000n);
    expect(await write(sale)).toEqual([sale]);
    expect(await write(sale)).toEqual([]);
    expect(await write({ ...sale, entries: sale.entries.toReversed() })).toEqual([]);
    await expect(write(earned(party, "sale:1", 2000n))).rejects.toThrow(PostingDiffers);
    expect(await findPartyBalances(database.db, party)).toEqual([
      { currency: "USD", held: 900n, available: 0n, inTransit: 0n },
    ]);
    expect(await findBalance(database.db, "asset:clearing", "USD")).toBe(1000n);
  });

  test("amounts that no number can hold stay what they are, to the last unit", async () => {
    const party = await aParty();
    const much = 900_719_925_474_099_310n;
    await write(earned(party, "sale:much", much), earned(party, "sale:little", 10n));
    expect(await findBalance(database.db, "asset:clearing", "USD")).toBe(much + 10n);
    const [last] = await listEntries(database.db, payable(party, "held"), "USD", { limit: 1 });
    expect(last).toMatchObject({ minor: -9n, balanceMinor: -(much / 10n) * 9n - 9n, key: "sale:little" });
  });

  test("every page of an account has the balance beside each line, exact, in both directions", async () => {
    const party = await aParty();
    for (let n = 1; n <= 7; n++) await write(earned(party, `sale:${n}`, BigInt(n * 100)));
    const account = payable(party, "held");
    const first = await listEntries(database.db, account, "USD", { limit: 3 });
    expect(first.map(({ key, minor, balanceMinor }) => [key, minor, balanceMinor])).toEqual([
      ["sale:7", -630n, -2520n],
      ["sale:6", -540n, -1890n],
      ["sale:5", -450n, -1350n],
    ]);
    const second = await listEntries(database.db, account, "USD", {
      limit: 3,
      after: cursorOfEntry(first[2]!),
    });
    expect(second.map(({ balanceMinor }) => balanceMinor)).toEqual([-900n, -540n, -270n]);
    const back = { limit: 3, before: cursorOfEntry(second[0]!), inverted: true };
    expect((await listEntries(database.db, account, "USD", back)).toReversed()).toEqual(first);
    await expect(listEntries(database.db, account, "USD", { limit: 3, after: "nonsense" })).rejects.toThrow(
      "Malformed",
    );
  });

  test("lines of one kind and of a span of time come page by page, with the balances of the whole account", async () => {
    const party = await aParty();
    const account = payable(party, "held");
    const at = (month: number) => new Date(Date.UTC(2026, month - 1, 10));
    const on = (month: number, ...postings: Posting[]) =>
      database.db.transaction().execute((trx) => writePostings(trx, postings, at(month)));
    const refund = (key: string) =>
      posting({ kind: "refund", key, currency: "USD" }, [
        ["asset:clearing", -90n],
        [account, 90n],
      ])!;
    for (const month of [9, 10, 11]) {
      await on(month, earned(party, `sale:${month}a`, 1000n), refund(`refund:${month}`));
      await on(month, earned(party, `sale:${month}b`, 1000n));
    }
    const list = async (filter: object, page: object = {}) =>
      listEntries(database.db, account, "USD", { limit: 10, ...page }, filter);
    const keys = async (filter: object, page: object = {}) =>
      (await list(filter, page)).map(({ key }) => key);
    const count = (filter: object) => countEntries(database.db, account, "USD", filter);

    const refunds = await list({ kind: "refund" });
    expect(refunds.map(({ key, kind, balanceMinor }) => [key, kind, balanceMinor])).toEqual([
      ["refund:11", "refund", -4230n],
      ["refund:10", "refund", -2520n],
      ["refund:9", "refund", -810n],
    ]);
    expect(await keys({ kind: "refund" }, { limit: 1, after: cursorOfEntry(refunds[0]!) })).toEqual([
      "refund:10",
    ]);
    const october = { from: new Date("2026-10-01T00:00:00Z"), until: new Date("2026-11-01T00:00:00Z") };
    expect(await keys(october)).toEqual(["sale:10b", "refund:10", "sale:10a"]);
    expect(await keys({ ...october, kind: "sale" })).toEqual(["sale:10b", "sale:10a"]);
    expect(await keys({ from: october.until })).toEqual(["sale:11b", "refund:11", "sale:11a"]);
    expect(await keys({ kind: "payoutPending" })).toEqual([]);
    expect([await count({}), await count(october), await count({ kind: "refund" })]).toEqual([9, 3, 3]);
  });

  test("lines that were written before a line named its kind are found by it too", async () => {
    const party = await aParty();
    await write(earned(party, "sale:1", 1000n));
    await migrateUpTo(database.db, "20261125T0250-telephone");
    await migrateToLatest(database.db);
    const found = (kind: PostingKind) =>
      listEntries(database.db, payable(party, "held"), "USD", { limit: 2 }, { kind });
    expect(await found("sale")).toMatchObject([{ key: "sale:1", kind: "sale" }]);
    expect(await found("refund")).toEqual([]);
    await expect(sql`update "ledgerEntry" set kind = 'refund'`.execute(database.db)).rejects.toMatchObject({
      code: "42501",
    });
  });

  test("currencies stand apart, and what was paid out is on its way", async () => {
    const party = await aParty();
    await write(earned(party, "sale:1", 1000n), earned(party, "sale:2", 5000n, "JPY"));
    await write(
      posting({ kind: "holdReleased", key: "release:1", currency: "USD" }, [
        [payable(party, "held"), 900n],
        [payable(party, "available"), -900n],
      ])!,
      payoutPending({ id: "1", party, currency: "USD", minor: 700n }),
    );
    expect(await findPartyBalances(database.db, party)).toEqual([
      { currency: "JPY", held: 4500n, available: 0n, inTransit: 0n },
      { currency: "USD", held: 0n, available: 200n, inTransit: 700n },
    ]);
    expect(await database.db.transaction().execute((trx) => holdAvailable(trx, party, "USD"))).toBe(200n);
  });

  test("a correction names what it corrects, and takes it back", async () => {
    const party = await aParty();
    const wrong = earned(party, "sale:1", 1000n);
    await write(wrong);
    await write(correctionOf(wrong, "twice"));
    expect(await findBalance(database.db, payable(party, "held"), "USD")).toBe(0n);
    expect(await count()).toBe(6);
    await expect(write(correctionOf(earned(party, "sale:never", 100n), "why"))).rejects.toThrow(
      "ledgerTransaction_corrects",
    );
  });

  test("a posting that fails leaves nothing, and one for somebody unknown fails", async () => {
    const party = await aParty();
    await expect(
      write(earned(party, "sale:1", 1000n), earned(crypto.randomUUID(), "sale:2", 100n)),
    ).rejects.toThrow("ledgerAccount");
    expect(await count()).toBe(0);
    expect(await findPartyBalances(database.db, party)).toEqual([]);
  });

  test("whose account is erased is nobody's any more, and the books say what they said", async () => {
    const user = await aUser(database.db);
    const party = await database.db
      .transaction()
      .execute((trx) => findOrMakeParty(trx, { userId: user.id }, NOW));
    const again = await database.db
      .transaction()
      .execute((trx) => findOrMakeParty(trx, { userId: user.id }, NOW));
    expect(again).toBe(party);
    await write(earned(party, "sale:1", 1000n));
    await database.db.deleteFrom("user").where("id", "=", user.id).execute();
    expect(await database.db.selectFrom("ledgerParty").select("userId").executeTakeFirst()).toEqual({
      userId: null,
    });
    expect((await findPartyBalances(database.db, party))[0]!.held).toBe(900n);
  });

  onServer(
    "forty people who sell at once, to the same ones in another order, all get in, and every balance adds up",
    async () => {
      const parties = [await aParty(), await aParty(), await aParty()];
      await Promise.all(
        Array.from({ length: 40 }, (_, n) => {
          const inOrder = parties.map((party, place) => earned(party, `sale:${n}:${place}`, 1000n));
          return write(...(n % 2 ? inOrder : inOrder.toReversed()));
        }),
      );
      expect(await findBalance(database.db, "asset:clearing", "USD")).toBe(120_000n);
      expect(await verifyBooks(database.db)).toMatchObject({
        transactions: 120,
        entries: 360,
        differences: [],
      });
    },
  );

  onServer("twenty deliveries of one sale at once write it once", async () => {
    const sale = earned(await aParty(), "sale:1", 1000n);
    const written = await Promise.all(Array.from({ length: 20 }, () => write(sale)));
    expect(written.flat()).toEqual([sale]);
  });
});

describe("what is in the books stays", () => {
  beforeAll(async () => {
    await open();
    const party = await aParty();
    await write(earned(party, "sale:1", 1000n), earned(party, "sale:2", 1000n, "EUR"));
  });
  afterAll(close);
  test.each([
    ["change an amount", `update "ledgerEntry" set amount = amount * 2`],
    ["change a running balance", `update "ledgerEntry" set balance = 0`],
    ["take a line out", `delete from "ledgerEntry"`],
    ["empty the lines", `truncate "ledgerEntry"`],
    ["empty everything", `truncate "ledgerTransaction" cascade`],
    ["rename a posting", `update "ledgerTransaction" set key = 'other'`],
    ["take a posting out", `delete from "ledgerTransaction"`],
    ["set a balance", `update "ledgerAccount" set balance = 0`],
    ["give an account to nobody", `update "ledgerAccount" set "partyId" = null, entries = entries + 1`],
    ["take an account out", `delete from "ledgerAccount"`],
    ["take a party out", `delete from "ledgerParty"`],
    ["empty the parties", `truncate "ledgerParty" cascade`],
  ])("nobody can %s, not even the owner of the tables", async (_what, statement) => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toMatchObject({ code: "42501" });
    expect((await verifyBooks(database.db)).differences).toEqual([]);
  });

  describe("written past the one way", () => {
    const transaction = `insert into "ledgerTransaction" (id, key, kind, currency, lines, content, "postedAt")
    values ('018f0000-0000-7000-8000-000000000001', 'forged', 'sale', 'USD', 2, '', now())`;
    const line = (n: number, amount: number, of = "018f0000-0000-7000-8000-000000000001", currency = "USD") =>
      `insert into "ledgerEntry" select '${of}', ${n}, 2, id, entries + 100 + ${n}, ${amount}, 0, 'sale' from "ledgerAccount"
      where name = 'asset:clearing' and currency = '${currency}'`;

    test.each([
      ["lines that do not add up", [transaction, line(1, 100), line(2, -99)], "does not add up"],
      ["a posting without its lines", [transaction], "does not add up"],
      [
        "a line on an account that nobody opened",
        [transaction, line(1, 100), line(2, -100).replace("id, entries", "gen_random_uuid(), entries")],
        "does not add up",
      ],
      ["a line missing", [transaction, line(1, 100)], "does not add up"],
      [
        "a line in another currency",
        [transaction, line(1, 100), line(2, -100, undefined, "EUR")],
        "does not add up",
      ],
      ["a third line of two", [transaction, line(1, 100), line(2, -50), line(3, -50)], "ledgerEntry_line"],
      ["a line of nothing", [transaction, line(1, 0)], "ledgerEntry_amount_check"],
      [
        "a line of another kind than its posting",
        [transaction, line(1, 100).replace("'sale'", "'refund'"), line(2, -100)],
        "ledgerEntry_of",
      ],
    ])("%s are refused when the transaction ends", async (_what, statements, refusal) => {
      const forged = database.db.transaction().execute(async (trx) => {
        for (const statement of statements) await sql.raw(statement).execute(trx);
      });
      await expect(forged).rejects.toThrow(refusal);
      expect((await verifyBooks(database.db)).differences).toEqual([]);
    });

    test("a line cannot be added to a posting that stands", async () => {
      const { id } = await database.db.selectFrom("ledgerTransaction").select("id").executeTakeFirstOrThrow();
      await expect(sql.raw(line(1, 100, id)).execute(database.db)).rejects.toThrow("ledgerEntry_");
    });
  });
});
