import { findBalance } from "../../db/ledger/balances.ts";
import { findParty } from "../../db/ledger/parties.ts";
import { sumCountries, sumTotals } from "../../db/taxes/sums.ts";
import { taxOwedIn } from "../../domain/ledger/accounts.ts";
import { netOf } from "../../domain/taxes/lineSums.ts";
import { spanOfYear } from "../../domain/taxes/years.ts";
import { wordsOf } from "../papers/testing/wordsOf.ts";
import { balancesOf } from "../sales/testing/aSale.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { aTaxedStudio } from "./testing/aTaxedStudio.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => new Date("2026-11-24T12:00:00Z"))));
afterAll(() => server.close());

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const YEAR = `years year(year: 2026) { year
  totals { sales gross { amountMinor currency } discounts { amountMinor } refunds { amountMinor } tax { amountMinor } fees { amountMinor }
    processor { amountMinor } shared { amountMinor } net { amountMinor } }
  countries { country category bps sales base { amountMinor currency } tax { amountMinor } }
  quarters { quarter from to file countries { country tax { amountMinor } } }
  dac7 { currency sales consideration { amountMinor } fees { amountMinor } isOverThreshold } }`;
const minorsOf = (row: Record<string, any>) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value?.amountMinor ?? value]));

test("a year of sales in dollars and euros, some given back, adds up by hand and with the books", async () => {
  const nova = await aTaxedStudio(server);
  const eur = { currency: "EUR", processorMinor: 60n };
  // 11.90 in Germany: 1.90 is tax. A tenth of the net is the platform's.
  await nova.sell({ ...eur, unitMinor: 1190n, country: "DE", at: day("2026-02-01"), feeBps: 1000 });
  // 12.00 in France: 2.00 is tax; half of it goes back in the next quarter.
  const french = await nova.sell({ ...eur, unitMinor: 1200n, country: "FR", at: day("2026-03-31") });
  await nova.refund(french, 600n, day("2026-04-01"));
  // 20.00 less a coupon of a half, shared with somebody: 10.00 without tax.
  const shared = { discountBps: 5000, sharedBps: 2500, processorMinor: 59n };
  await nova.sell({ unitMinor: 2000n, currency: "USD", country: "US", at: day("2026-05-05"), ...shared });
  // Sold the year before, given back in this one.
  const old = await nova.sell({ unitMinor: 1000n, currency: "USD", country: "US", at: day("2025-12-31") });
  await nova.refund(old, 1000n, day("2026-01-01"));

  const { years, year } = await nova.read(YEAR);
  expect(years).toEqual([2026, 2025]);
  expect(year.totals.map(minorsOf)).toEqual([
    {
      ...{ sales: 2, gross: "2390", discounts: "0", refunds: "600", tax: "290", fees: "100" },
      ...{ processor: "120", shared: "0", net: "1280" },
    },
    {
      ...{ sales: 1, gross: "1000", discounts: "1000", refunds: "1000", tax: "0", fees: "0" },
      ...{ processor: "59", shared: "235", net: "-294" },
    },
  ]);
  expect(year.countries.map(minorsOf)).toEqual([
    { country: "DE", category: "DIGITAL", bps: 1900, sales: 1, base: "1000", tax: "190" },
    { country: "FR", category: "DIGITAL", bps: 2000, sales: 1, base: "500", tax: "100" },
    { country: "US", category: "DIGITAL", bps: 0, sales: 1, base: "0", tax: "0" },
  ]);
  expect(year.quarters.map(({ from, to }: any) => `${from} ${to}`)).toEqual([
    ...["2026-01-01 2026-03-31", "2026-04-01 2026-06-30", "2026-07-01 2026-09-30"],
    "2026-10-01 2026-12-31",
  ]);
  expect(year.quarters[0]).toMatchObject({
    file: `/api/taxes/${nova.id}/2026/oss-q1.csv`,
    countries: [
      { country: "DE", tax: { amountMinor: "190" } },
      { country: "FR", tax: { amountMinor: "200" } },
    ],
  });
  expect(year.quarters[1].countries).toEqual([{ country: "FR", tax: { amountMinor: "-100" } }]);
  expect(year.dac7.map(minorsOf)).toEqual([
    { currency: "EUR", sales: 2, consideration: "1280", fees: "220", isOverThreshold: false },
    { currency: "USD", sales: 1, consideration: "-59", fees: "59", isOverThreshold: false },
  ]);
  // 12.80 and, with the year before, 7.06.
  expect(await balancesOf(server.db, nova.workspaceId)).toEqual(["1280+0 EUR", "706+0 USD"]);
  for (const [country, minor] of [
    ["DE", -190n],
    ["FR", -100n],
  ] as const)
    expect(await findBalance(server.db, taxOwedIn(country), "EUR")).toBe(minor);
});

test("whatever is sold and given back, the tax of all countries is what the books owe, and what is left is what they owe the studio", async () => {
  const nova = await aTaxedStudio(server);
  const countries = ["AT", "IT", "NL", "GB", "CH", "US"];
  let seed = 7n;
  const next = (below: bigint) => (seed = (seed * 1_103_515_245n + 12_345n) % 2_147_483_648n) % below;
  for (let n = 0; n < 40; n++) {
    const at = new Date(Date.UTC(2026, Number(next(12n)), 1 + Number(next(28n))));
    const unitMinor = 100n + next(5_000n);
    const id = await nova.sell({
      ...{ unitMinor, currency: "GBP", country: countries[Number(next(6n))]!, at },
      ...{ processorMinor: 20n + next(200n), feeBps: Number(next(1500n)), sharedBps: Number(next(9_000n)) },
      ...{ discountBps: Number(next(3_000n)), promoMinor: next(30n) },
    });
    const { totalMinor } = await server.db
      .selectFrom("sale")
      .select((eb) => eb.cast<string>("totalMinor", "text").as("totalMinor"))
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const part = next(BigInt(totalMinor) + 1n);
    if (n % 3 === 0 && part > 0n) await nova.refund(id, part, new Date(at.getTime() + 1000));
    if (n % 6 === 0 && part > 0n && part < BigInt(totalMinor))
      await nova.refund(id, BigInt(totalMinor) - part, new Date(at.getTime() + 2000));
  }
  const party = (await findParty(server.db, { workspaceId: nova.workspaceId }))!;
  const sums = await sumCountries(server.db, party, spanOfYear(2026));
  for (const country of countries) {
    const own = sums.filter((each) => each.country === country);
    const owed = await findBalance(server.db, taxOwedIn(country), "GBP");
    expect([country, own.reduce((sum, { tax }) => sum + tax, 0n)]).toEqual([country, -owed]);
  }
  const [total] = await sumTotals(server.db, party, spanOfYear(2026));
  expect(await balancesOf(server.db, nova.workspaceId)).toEqual([`${netOf(total!)}+0 GBP`]);
  expect(sums.reduce((sum, { tax, base }) => sum + tax + base, 0n)).toBe(total!.gross - total!.refunded);
});

test("thirty sales are reported and twenty-nine are not, two thousand euros are not and a cent more is", async () => {
  const nova = await aTaxedStudio(server);
  const at = day("2026-06-01");
  for (let n = 0; n < 29; n++) await nova.sell({ unitMinor: 100n, currency: "EUR", country: "US", at });
  const dac7 = async () => (await nova.read("year(year: 2026) { dac7 { sales isOverThreshold } }")).year.dac7;
  expect(await dac7()).toEqual([{ sales: 29, isOverThreshold: false }]);
  await nova.sell({ unitMinor: 100n, currency: "EUR", country: "US", at });
  expect(await dac7()).toEqual([{ sales: 30, isOverThreshold: true }]);

  const rich = await aTaxedStudio(server);
  const edge = async () => (await rich.read("year(year: 2026) { dac7 { sales isOverThreshold } }")).year.dac7;
  await rich.sell({ unitMinor: 200_000n, currency: "EUR", country: "US", at });
  expect(await edge()).toEqual([{ sales: 1, isOverThreshold: false }]);
  await rich.sell({ unitMinor: 1n, currency: "EUR", country: "US", at });
  expect(await edge()).toEqual([{ sales: 2, isOverThreshold: true }]);
});

test("sales in several currencies count together: neither alone is enough for a report, both are", async () => {
  const at = day("2026-06-01");
  const told = async ({ read, file, id }: Awaited<ReturnType<typeof aTaxedStudio>>) => {
    const { dac7 } = (await read("year(year: 2026) { dac7 { currency isOverThreshold } }")).year;
    const rows = (await (await file(`${id}/2026/dac7.csv`)).text()).trim().split("\r\n").slice(1);
    const pdf = Buffer.from(await (await file(`${id}/2026/summary.pdf`)).arrayBuffer());
    return {
      screen: dac7.map((each: any) => each.isOverThreshold),
      table: rows.map((row) => row.split(",").at(-1)),
      paper: [
        ...wordsOf(pdf)
          .join()
          .matchAll(/To be reported\s+(yes|no)/g),
      ].map(([, word]) => word),
    };
  };
  const everywhere = (is: boolean) => {
    const word = is ? "yes" : "no";
    return { screen: [is, is], table: [word, word], paper: [word, word] };
  };
  const many = await aTaxedStudio(server);
  for (let n = 0; n < 29; n++)
    await many.sell({ unitMinor: 100n, currency: n % 2 ? "EUR" : "USD", country: "US", at });
  expect(await told(many)).toEqual(everywhere(false));
  await many.sell({ unitMinor: 100n, currency: "EUR", country: "US", at });
  expect(await told(many)).toEqual(everywhere(true));

  const rich = await aTaxedStudio(server);
  // 1,500 euros and 500 yen, which count as 500 euros.
  await rich.sell({ unitMinor: 150_000n, currency: "EUR", country: "US", at });
  const yen = await rich.sell({ unitMinor: 500n, currency: "JPY", country: "US", at });
  expect(await told(rich)).toEqual(everywhere(false));
  await rich.sell({ unitMinor: 1n, currency: "EUR", country: "US", at });
  expect(await told(rich)).toEqual(everywhere(true));
  // What went back of it counts no more.
  await rich.refund(yen, 500n, day("2026-06-02"));
  expect(await told(rich)).toEqual(everywhere(false));
});

test("what of a year before went back in one currency takes nothing from another", async () => {
  const nova = await aTaxedStudio(server);
  const old = await nova.sell({ unitMinor: 5000n, currency: "JPY", country: "US", at: day("2025-06-01") });
  await nova.refund(old, 5000n, day("2026-01-02"));
  await nova.sell({ unitMinor: 200_001n, currency: "EUR", country: "US", at: day("2026-06-01") });
  const { dac7 } = (await nova.read("year(year: 2026) { dac7 { isOverThreshold } }")).year;
  expect(dac7).toEqual([{ isOverThreshold: true }, { isOverThreshold: true }]);
});

test("a sale that was paid on the last evening of a year and is heard of in the next counts in the old one, what went back in the new one", async () => {
  const nova = await aTaxedStudio(server);
  const paid = { unitMinor: 1200n, currency: "EUR", country: "FR", at: new Date("2025-12-31T23:59:58Z") };
  const id = await nova.sell({ ...paid, bookedAt: new Date("2026-01-01T00:00:03Z") });
  await nova.refund(id, 600n, day("2026-01-05"));
  const told = async (year: number) => {
    const fields = "totals { sales gross { amountMinor } refunds { amountMinor } tax { amountMinor } }";
    return (await nova.read(`year(year: ${year}) { ${fields} }`)).year.totals.map(minorsOf);
  };
  expect(await told(2025)).toEqual([{ sales: 1, gross: "1200", refunds: "0", tax: "200" }]);
  expect(await told(2026)).toEqual([{ sales: 0, gross: "0", refunds: "600", tax: "-100" }]);
});

test("what sending cost stands in the list of the year in which it was paid, not again where it went back", async () => {
  const nova = await aTaxedStudio(server);
  const vinyl = { unitMinor: 2400n, shippingMinor: 600n, currency: "EUR", country: "FR" } as const;
  const id = await nova.sell({ ...vinyl, category: "goods", at: day("2025-12-20") });
  await nova.refund(id, 3000n, day("2026-01-10"));
  const cells = async (year: number) => {
    const [, row] = (await (await nova.file(`${nova.id}/${year}/sales.csv`)).text()).split("\r\n");
    return row!.split(",").slice(6);
  };
  // Currency, paid, given back, net, rate, tax, shipping, fee.
  expect(await cells(2025)).toEqual(["EUR", "30.00", "0.00", "25.00", "20", "5.00", "6.00", "0.00"]);
  expect(await cells(2026)).toEqual(["EUR", "0.00", "30.00", "-25.00", "20", "-5.00", "0.00", "0.00"]);
});

test("the summary writes rates as its language does, the lists as spreadsheets read them", async () => {
  const nova = await aTaxedStudio(server);
  await nova.sell({ unitMinor: 1255n, currency: "EUR", country: "FI", at: day("2026-03-01") });
  const inSpanish = await nova.file(`${nova.id}/2026/summary.pdf`, nova.userId, { "accept-language": "es" });
  expect(wordsOf(Buffer.from(await inSpanish.arrayBuffer())).join()).toMatch(/25,5\s%/);
  expect(await (await nova.file(`${nova.id}/2026/oss-q1.csv`)).text()).toContain(",25.5,EUR,10.00,2.55,");
});

test("a studio's own country is no business of the One Stop Shop", async () => {
  const nova = await aTaxedStudio(server);
  for (const country of ["DE", "AT", "GB"])
    await nova.sell({ unitMinor: 1000n, currency: "EUR", country, at: day("2026-07-01") });
  const save = {
    kind: "COMPANY",
    legalName: "Nova GmbH",
    country: "DE",
    address: "",
    taxId: "",
    usForm: "NONE",
  };
  await nova.mutate("saveTaxProfile", {
    ...{ workspaceId: nova.id, version: 0, vatRegistered: false, vatId: "", ...save },
  });
  const { year } = await nova.read("year(year: 2026) { quarters { countries { country } } }");
  expect(year.quarters[2].countries).toEqual([{ country: "AT" }]);
});
