import { payoutPending } from "../../domain/ledger/payoutPostings.ts";
import { post } from "../ledger/post.ts";
import { aPaidArtist } from "../payouts/testing/aPaidArtist.ts";
import { openTestServer, type TestServer } from "../testing.ts";

let now: Date;
let server: TestServer;
beforeAll(async () => {
  now = new Date("2026-10-05T12:00:00Z");
  server = await openTestServer(() => now);
});
afterAll(() => server.close());

/** Rows of a statement for spreadsheets: what, amount and balance, in cents. */
function rowsOf(csv: string) {
  const cents = (text: string) => Number(text.replace(".", ""));
  const [head, ...rows] = csv.trimEnd().split("\r\n");
  expect(head).toBe("Date,What,Sale,Currency,Amount,Balance");
  return rows.map((row) => {
    const [, what, , currency, amount, balance] = row.split(",") as [string, string, string, ...string[]];
    return [what, currency, cents(amount!), cents(balance!)] as const;
  });
}

test("a month's statement begins with what the one before ended with, and its lines come to its end, added up by hand", async () => {
  const nova = await aPaidArtist(server, () => now);
  const other = await aPaidArtist(server, () => now);
  const at = (day: string) => void (now = new Date(day));
  await nova.sell(10_000);
  at("2026-10-31T23:59:59.999Z");
  await nova.sell(5_000);
  at("2026-11-01T00:00:00Z");
  await nova.sell(20_000);
  at("2026-11-03T09:00:00Z");
  await server.db.transaction().execute(async (trx) => {
    const payout = { id: "po_1", party: nova.party, currency: "USD", minor: 9_680n };
    await post({ trx, now }, payoutPending(payout));
  });
  at("2027-01-02T09:00:00Z");

  const read = async (month: string, as = nova.userId, kind = "csv") =>
    server.app.request(`http://127.0.0.1:4000/api/finances/${nova.id}/${month}.${kind}`, {
      headers: { cookie: await server.cookieFor(as) },
    });
  const rows = async (month: string) => rowsOf(await (await read(month)).text());
  expect(await rows("2026-10")).toEqual([
    ["Opening balance", "USD", 0, 0],
    ["Sale", "USD", 9_680, 9_680],
    ["Sale", "USD", 4_825, 14_505],
    ["Closing balance", "USD", 0, 14_505],
  ]);
  expect(await rows("2026-11")).toEqual([
    ["Opening balance", "USD", 0, 14_505],
    ["Sale", "USD", 19_390, 33_895],
    ["Payout", "USD", -9_680, 24_215],
    ["Closing balance", "USD", 0, 24_215],
  ]);
  for (const month of ["2026-10", "2026-11"]) {
    const all = await rows(month);
    const moved = all.reduce((sum, [, , amount]) => sum + amount, 0);
    expect(all[0]![3] + moved).toBe(all.at(-1)![3]);
  }
  // Nothing moved, and what was there is there.
  expect(await rows("2026-12")).toEqual([
    ["Opening balance", "USD", 0, 24_215],
    ["Closing balance", "USD", 0, 24_215],
  ]);
  const paper = await read("2026-11", nova.userId, "pdf");
  expect(paper.headers.get("content-disposition")).toBe('attachment; filename="statement-2026-11.pdf"');
  expect(
    Buffer.from(await paper.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");

  for (const month of ["2026-09", "2027-02", "2026-13", "0000-00"])
    expect((await read(month)).status).toBe(404);
  expect((await read("2026-11", other.userId)).status).toBe(404);
});

test("lines that were begun in one month and written after the first of the next stand in one statement alone", async () => {
  const nova = await aPaidArtist(server, () => now);
  now = new Date("2027-02-01T00:00:00.200Z");
  await nova.sell(1_000);
  now = new Date("2027-01-31T23:59:59.900Z");
  await nova.sell(2_000);
  now = new Date("2027-02-02T00:00:00Z");
  const read = async (month: string) => {
    const cookie = await server.cookieFor(nova.userId);
    const path = `http://127.0.0.1:4000/api/finances/${nova.id}/${month}.csv`;
    return rowsOf(await (await server.app.request(path, { headers: { cookie } })).text());
  };
  const february = await read("2027-02");
  expect(february.map(([what, , amount]) => [what, amount]).toSorted()).toEqual(
    [
      ["Opening balance", 0],
      ["Sale", 941],
      ["Sale", 1_912],
      ["Closing balance", 0],
    ].toSorted(),
  );
  expect(february.at(-1)![3]).toBe(941 + 1_912);
});
