import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { newId } from "../db/ids.ts";
import { aUser, aWorkspace } from "../db/testing/build.ts";
import { aStripeEvent } from "../server/graphql/matrix/adminThings.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

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

test("the page of money says what comes in, which provider is in use, and runs a dead event again", async () => {
  const { id: userId } = await aUser(server.db);
  await server.db
    .insertInto("subscription")
    .values({ id: newId(), userId, kind: "studio", status: "active", priceKey: "artist_pro_monthly" })
    .execute();
  await aStripeEvent(server.db);
  await openLevare(server, ada, "/admin/money");
  expect(await screen.findByText("1 person pays")).toBeTruthy();
  const table = within(screen.getByRole("region", { name: "Each month" }));
  expect(table.getByRole("row", { name: "Pro Artist 1 0 $59.99" })).toBeTruthy();
  expect(screen.getByText("Test payments: no money moves")).toBeTruthy();
  expect(screen.getByText("Our books and the provider say the same.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Run invoice.paid again" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Run invoice.paid again" })).toBeNull());
});
