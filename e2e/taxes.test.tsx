import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aSeller } from "../server/sales/testing/aSale.ts";
import { aTaxedStudio } from "../server/taxes/testing/aTaxedStudio.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, type Line, openLevare } from "./elevator.tsx";

let server: TestServer;

beforeAll(async () => void (server = await openTestServer()));
afterEach(closeLevare);
afterAll(() => server.close());

// An accountant's link opens on the running year.
const AT = new Date();
const YEAR = AT.getUTCFullYear();
const QUARTER = `Quarter ${Math.floor(AT.getUTCMonth() / 3) + 1} of ${YEAR}`;
const PLACE = `/finances/taxes?year=${YEAR}`;

/** The amounts of a table, top to bottom, by what each is. */
function sumIn(name: string): Record<string, bigint> {
  const rows = within(screen.getByRole("table", { name })).getAllByRole("row");
  return Object.fromEntries(
    rows.map((row) => {
      const label = within(row).getByRole("rowheader").firstChild!.textContent!;
      const amount = within(row).getByRole("cell").textContent!;
      const minor = BigInt(amount.replace(/\D/g, ""));
      return [label, /^[-−]/.test(amount) ? -minor : minor];
    }),
  );
}

test("a year adds up from what buyers paid to what is the studio's, with the tax by country", async () => {
  const { userId, sell, refund } = await aTaxedStudio(server);
  const fr = await sell({ unitMinor: 1200n, currency: "EUR", country: "FR", at: AT, processorMinor: 59n });
  await sell({ unitMinor: 2100n, currency: "EUR", country: "ES", at: AT, feeBps: 1000, sharedBps: 2500 });
  await refund(fr, 600n, AT);

  await openLevare(server, userId, PLACE);
  await screen.findByRole("heading", { level: 1, name: "Taxes" });
  const { Yours: yours, ...parts } = sumIn("Sum in Euro");
  expect(parts["Buyers paid"]).toBe(3300n);
  expect(parts["Given back"]).toBe(-600n);
  expect(Object.values(parts).reduce((sum, part) => sum + part, 0n)).toBe(yours);
  const table = within(screen.getByRole("table", { name: "Tax by country in Euro" }));
  expect(table.getByRole("row", { name: /^France/ }).textContent).toContain("20%1€5.00€1.00");

  await userEvent.click(screen.getByRole("tab", { name: "Lists" }));
  const quarter = within(await screen.findByRole("region", { name: QUARTER }));
  expect(quarter.getByRole("row", { name: /^Spain/ })).toBeTruthy();
  const csv = quarter.getByRole("link", { name: `${QUARTER} as CSV` }).getAttribute("href")!;
  const headers = { cookie: await server.cookieFor(userId) };
  const file = await server.app.request(`http://127.0.0.1:4000${csv}`, { headers });
  expect(file.status).toBe(200);
});

test("the owner says who earns the money, and is told what is wrong and what is missing", async () => {
  const { userId } = await aTaxedStudio(server);
  await openLevare(server, userId, `${PLACE}&part=details`);
  expect(await screen.findByText(/^Still missing: .*Legal name/)).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "A company" }));
  expect(screen.queryByLabelText("Date of birth")).toBeNull();
  await userEvent.type(screen.getByLabelText("Legal name"), "Lune GmbH");
  await userEvent.selectOptions(screen.getByLabelText("Country where you pay tax"), "Germany");
  await userEvent.type(screen.getByLabelText("Address"), "Weg 1, 10115 Berlin");
  await userEvent.type(screen.getByLabelText("Tax ID"), "1");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("A tax number has 4 to 20 letters and digits.")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Tax ID"), "2/345/67890");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Everything is there.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Tax ID").value).toBe("1234567890");
});

test("an accountant reads a year by a link without an account, until the owner ends it", async () => {
  const { userId, sell } = await aTaxedStudio(server);
  await sell({ unitMinor: 1200n, currency: "EUR", country: "FR", at: AT });
  await openLevare(server, userId, `${PLACE}&part=accountant`);
  await userEvent.type(await screen.findByLabelText("Name of the accountant"), "Ana Ruiz");
  await userEvent.click(screen.getByRole("button", { name: "Create link" }));
  const { value } = await screen.findByLabelText<HTMLInputElement>("Address");
  const { pathname, search } = new URL(value);
  closeLevare();

  await openLevare(server, null, pathname + search);
  expect(await screen.findByRole("heading", { level: 1, name: /^Taxes of / })).toBeTruthy();
  expect(sumIn("Sum in Euro")).toMatchObject({ "Buyers paid": 1200n, "Tax in it": -200n });
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  const paper = screen.getByRole("link", { name: `Everything of ${YEAR} as ZIP` }).getAttribute("href")!;
  expect((await server.app.request(`http://127.0.0.1:4000${paper}`)).status).toBe(200);
  closeLevare();

  await openLevare(server, userId, `${PLACE}&part=accountant`);
  await userEvent.click(await screen.findByRole("button", { name: "End the link of Ana Ruiz" }));
  const question = within(await screen.findByRole("dialog", { name: "End the link of Ana Ruiz?" }));
  await userEvent.click(question.getByRole("button", { name: "End link" }));
  expect(await screen.findByText("Ended")).toBeTruthy();
  closeLevare();

  for (const address of [pathname + search, `${pathname}?token=nothing`]) {
    await openLevare(server, null, address);
    expect(await screen.findByText(/^This link no longer works/)).toBeTruthy();
    closeLevare();
  }
  await waitFor(async () =>
    expect((await server.app.request(`http://127.0.0.1:4000${paper}`)).status).toBe(404),
  );
});

test("a link whose answer was lost is made anew with the next press, and its address shown", async () => {
  const { userId, read } = await aTaxedStudio(server);
  let isLost = false;
  const line: Line = (send) => async (input, init) => {
    const answer = await send(input, init);
    if (isLost || !String(init?.body).includes("Ana Ruiz")) return answer;
    isLost = true;
    throw new TypeError("The line broke.");
  };
  await openLevare(server, userId, `${PLACE}&part=accountant`, { line });
  await userEvent.type(await screen.findByLabelText("Name of the accountant"), "Ana Ruiz");
  await userEvent.click(screen.getByRole("button", { name: "Create link" }));
  await screen.findByRole("alert");
  await userEvent.click(screen.getByRole("button", { name: "Create link" }));
  expect(await screen.findByLabelText("Address")).toBeTruthy();
  const { accountantLinks } = await read("accountantLinks { name state }");
  expect(accountantLinks.map(({ state }: { state: string }) => state)).toEqual(["OPEN", "OPEN"]);
});

test("a studio below enterprise is told what it would get", async () => {
  const { userId } = await aSeller(server);
  await openLevare(server, userId, "/finances/taxes");
  expect(await screen.findByRole("heading", { level: 1, name: "Taxes" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "See what you get" })).toBeTruthy();
});
