import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { findOrMakeParty } from "../db/ledger/parties.ts";
import { aUser, aWorkspace } from "../db/testing/build.ts";
import { workStripeEvent } from "../server/payments/workStripeEvent.ts";
import { aSeller } from "../server/sales/testing/aSale.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

const DISPUTING_CARD = "4000 0000 0000 0259";

let server: TestServer;
let ada: string;

beforeAll(async () => {
  server = await openTestServer();
  ada = (await aUser(server.db, { role: "superadmin", name: "Ada Lane" })).id;
});
afterEach(closeLevare);
afterAll(() => server.close());

test("payouts of a studio are held back with a reason in its drawer, and released from the page of money", async () => {
  const { id: ownerId } = await aUser(server.db, { role: "artist" });
  await aWorkspace(server.db, { ownerId, name: "Lune Room" });
  await openLevare(server, ada, "/admin/workspaces?text=lune");
  await userEvent.click(await screen.findByRole("button", { name: /Lune Room/ }));
  const drawer = await screen.findByRole("dialog", { name: "Workspace" });
  await userEvent.click(
    await within(drawer).findByRole("button", { name: "Hold payouts of Lune Room back" }),
  );
  const hold = within(await screen.findByRole("dialog", { name: "Hold payouts of Lune Room back" }));
  await userEvent.type(hold.getByRole("textbox", { name: /Reason/ }), "A bank asked us to wait");
  await userEvent.click(hold.getByRole("button", { name: "Hold payouts back" }));
  await within(drawer).findByText(/On hold since .*A bank asked us to wait/);
  closeLevare();

  await openLevare(server, ada, "/admin/money");
  const list = await screen.findByRole("list", { name: "Payouts on hold" });
  await userEvent.click(within(list).getByRole("button", { name: "Release payouts of Lune Room" }));
  const release = within(await screen.findByRole("dialog", { name: "Release payouts of Lune Room" }));
  await userEvent.type(release.getByRole("textbox", { name: /Reason/ }), "The bank is content");
  await userEvent.click(release.getByRole("button", { name: "Release payouts" }));
  await waitFor(() => expect(screen.queryByRole("list", { name: "Payouts on hold" })).toBeNull());
});

test("payouts of a person with a share are held back in their drawer, and released from the page of money", async () => {
  const { id: userId } = await aUser(server.db, { role: "fan", name: "Bo Reed" });
  await server.db.transaction().execute((trx) => findOrMakeParty(trx, { userId }, new Date()));
  await openLevare(server, ada, "/admin/users?text=bo+reed");
  await userEvent.click(await screen.findByRole("button", { name: /Bo Reed/ }));
  const drawer = await screen.findByRole("dialog", { name: "Person" });
  await userEvent.click(await within(drawer).findByRole("button", { name: "Hold payouts of Bo Reed back" }));
  const hold = within(await screen.findByRole("dialog", { name: "Hold payouts of Bo Reed back" }));
  await userEvent.type(hold.getByRole("textbox", { name: /Reason/ }), "A bank asked us to wait");
  await userEvent.click(hold.getByRole("button", { name: "Hold payouts back" }));
  await within(drawer).findByText(/On hold since .*A bank asked us to wait/);
  closeLevare();

  await openLevare(server, ada, "/admin/money");
  const list = await screen.findByRole("list", { name: "Payouts on hold" });
  await userEvent.click(within(list).getByRole("button", { name: "Release payouts of Bo Reed" }));
  const release = within(await screen.findByRole("dialog", { name: "Release payouts of Bo Reed" }));
  await userEvent.type(release.getByRole("textbox", { name: /Reason/ }), "The bank is content");
  await userEvent.click(release.getByRole("button", { name: "Release payouts" }));
  await waitFor(() => expect(screen.queryByRole("list", { name: "Payouts on hold" })).toBeNull());
});

test("what plans brought in month by month is a chart, and the same figures as a table", async () => {
  await server.db
    .insertInto("planInvoice")
    .values({
      ...{ id: "in_chart", userId: ada, subscriptionId: "sub_chart", priceKey: "artist_pro_monthly" },
      ...{ currency: "USD", country: "US", months: 1, earnedMonths: 1, paidAt: new Date() },
      ...{ totalMinor: 5999n, taxMinor: 0n, processorMinor: 204n },
    })
    .execute();
  await openLevare(server, ada, "/admin/money");
  const part = within(await screen.findByRole("region", { name: "Recurring revenue by month" }));
  expect(part.getByRole("img")).toBeTruthy();
  await userEvent.click(part.getByRole("radio", { name: "Table" }));
  const rows = part.getAllByRole("row");
  expect(rows).toHaveLength(13);
  expect(rows[0]!.textContent).toContain("Pro Artist");
  expect(rows[12]!.textContent).toContain("$59.99");
  const file = part
    .getByRole("link", { name: "Download CSV: Recurring revenue in USD" })
    .getAttribute("href")!;
  expect(decodeURIComponent(file)).toContain("59.99");
});

test("evidence for the bank is not lost by Escape: it is asked about, and a second Escape stays", async () => {
  const seller = await aSeller(server);
  await seller.sell({}, {}, DISPUTING_CARD);
  await server.services.payments.emulator!.settled();
  const news = await server.db.selectFrom("stripeEvent").select("id").where("doneAt", "is", null).execute();
  for (const { id } of news) await workStripeEvent({ ...server }, { eventId: id });

  await openLevare(server, ada, "/admin/money");
  await userEvent.click(await screen.findByRole("button", { name: /^Evidence about / }));
  const dialog = within(await screen.findByRole("dialog", { name: "Evidence for the bank" }));
  await userEvent.type(await dialog.findByRole("textbox", { name: "Evidence" }), "Downloaded on Monday");
  const asked = () => screen.queryByRole("dialog", { name: "Leave without saving?" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(asked()).not.toBeNull());
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(asked()).toBeNull());
  expect(dialog.getByDisplayValue("Downloaded on Monday")).toBeTruthy();

  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(asked()).not.toBeNull());
  await userEvent.click(within(asked()!).getByRole("button", { name: "Discard changes" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Evidence for the bank" })).toBeNull());
});
