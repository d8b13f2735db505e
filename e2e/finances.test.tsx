import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { hear } from "../server/billing/testing/aPayer.ts";
import { aPaidSale } from "../server/sales/testing/aPaidSale.ts";
import { aSeller } from "../server/sales/testing/aSale.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;

beforeAll(async () => void (server = await openTestServer()));
afterEach(closeLevare);
afterAll(() => server.close());

/** A row of a table, by what it is about, as its cells say it. */
const row = (name: RegExp) =>
  within(screen.getByRole("row", { name }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

test("an artist opens the sale behind a line of the ledger, reads where the money went, and gives one of two records back", async () => {
  const seller = await aSeller(server);
  const saleId = await seller.sell({ quantity: 2 }, { country: "ES" });
  await hear(server);

  await openLevare(server, seller.userId, "/finances");
  expect(await screen.findByRole("heading", { level: 1, name: "Finances" })).toBeTruthy();
  const line = await screen.findByRole("link", { name: "Undertow" });
  expect(line.closest("tr")!.textContent).toMatch(/Sale.*Undertow.*\+\$15\.65\$15\.65$/);
  expect(screen.getByRole("link", { name: /^Statement of .* as PDF$/ })).toBeTruthy();

  await userEvent.click(line);
  expect(await screen.findByRole("heading", { level: 1, name: "Undertow" })).toBeTruthy();
  expect(row(/^Tax in it.*21% of \$16\.53.*Spain/)).toEqual(["-$3.47"]);
  expect(row(/^Levare's fee.*no fee/)).toEqual(["$0.00"]);
  expect(row(/^Fee of the payment provider/)).toEqual(["-$0.88"]);
  expect(row(/^Yours/)).toEqual(["$15.65"]);

  await userEvent.click(screen.getByRole("button", { name: "Refund" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Refund" }));
  await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Undertow" }), "An amount");
  await userEvent.type(dialog.getByRole("textbox", { name: "Amount in USD" }), "20,01");
  expect(dialog.getByText("At most 20.00 USD are left to give back.")).toBeTruthy();
  await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Undertow" }), "Some of the 2");
  expect(dialog.getByRole("row", { name: /^From you/ }).textContent).toContain("$8.26");
  expect(dialog.getByText("After it you have earned $7.39 with this sale.")).toBeTruthy();
  await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Why" }), "It did not arrive");
  await userEvent.click(dialog.getByRole("button", { name: "Give back $10.00" }));

  expect(await screen.findByText("Partly refunded")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const { textContent: refunds } = screen.getByRole("region", { name: "Refunds" });
  expect(refunds).toMatch(/\$10\.00Given back.*It did not arrive/);
  expect(screen.getByRole("region", { name: "Summary" }).textContent).toContain("You earned$7.39");
  expect(await seller.sale(saleId)).toMatchObject({ earned: { amountMinor: "739" } });
});

test("the ledger is narrowed to a kind and a month, which the address keeps, and shown whole again", async () => {
  const seller = await aSeller(server);
  await seller.sell({ quantity: 2 });
  await hear(server);
  await openLevare(server, seller.userId, "/finances?kind=refund");
  expect(await screen.findByText("No lines like these. Choose another kind or period.")).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Kind of line" }).value).toBe("refund");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Kind of line" }), "Sale");
  expect(await screen.findByRole("link", { name: "Undertow" })).toBeTruthy();
  expect(screen.getByText(/Each balance is that of the whole account after this line\./)).toBeTruthy();
  const year = String(new Date().getUTCFullYear());
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Period" }), year);
  expect(await screen.findByRole("link", { name: "Undertow" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show all lines" }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Kind of line" }).value).toBe(""),
  );
  expect(screen.queryByRole("button", { name: "Show all lines" })).toBeNull();
});

test("what is somebody else's is as what never was, and what nobody sold says what to do next", async () => {
  const seller = await aSeller(server);
  const saleId = await seller.sell();
  await hear(server);
  const { userId } = await aSeller(server);
  for (const id of [saleId, "nothing"]) {
    await openLevare(server, userId, `/finances/sales/${id}`);
    expect(await screen.findByRole("heading", { name: "Sale not found" })).toBeTruthy();
    closeLevare();
  }
  await openLevare(server, userId, "/finances");
  expect(await screen.findByRole("heading", { name: "Nothing was sold yet" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Set up payouts" })).toBeTruthy();
});

test("a studio on a plan without finances is told what it would get", async () => {
  const { userId } = await aSeller(server, "artist_starter", new Date(0));
  await openLevare(server, userId, "/finances");
  expect(await screen.findByRole("button", { name: "See what you get" })).toBeTruthy();
});

test("an artist goes through all that was sold, page by page, and gives a sale back from its line", async () => {
  const seller = await aSeller(server);
  const earlier = new Date(Date.now() - 60_000);
  for (let n = 0; n < 21; n++) await aPaidSale(server.db, seller.workspaceId, earlier);
  const saleId = await seller.sell({ quantity: 2 }, { country: "ES" });
  await hear(server);

  await openLevare(server, seller.userId, "/finances");
  await userEvent.click(await screen.findByRole("link", { name: "All sales" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Sales" })).toBeTruthy();
  expect(screen.getByText("22 sales")).toBeTruthy();
  expect(screen.getAllByRole("link", { name: /^(Undertow|Tide)$/ })).toHaveLength(20);
  expect(row(/Undertow/).slice(1)).toEqual(["UndertowSold", "$20.00", "$15.65", "Refund"]);
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(screen.getAllByRole("link", { name: /^(Undertow|Tide)$/ })).toHaveLength(22));
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Refund Undertow" }));
  await userEvent.click(await screen.findByRole("button", { name: "Give back $20.00" }));
  await waitFor(() => expect(row(/Undertow/).slice(1)).toEqual(["UndertowRefunded", "$20.00", "-$0.88", ""]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await seller.sale(saleId)).toMatchObject({ earned: { amountMinor: "-88" } });
});

test("a studio that sold nothing yet is told what its list of sales will hold", async () => {
  const { userId } = await aSeller(server);
  await openLevare(server, userId, "/finances/sales");
  expect(await screen.findByRole("heading", { name: "Nothing was sold yet" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Show the ledger" })).toBeTruthy();
});

test("a studio on a plan without finances is told so in place of its list of sales", async () => {
  const { userId } = await aSeller(server, "artist_starter", new Date(0));
  await openLevare(server, userId, "/finances/sales");
  expect(await screen.findByRole("button", { name: "See what you get" })).toBeTruthy();
});
