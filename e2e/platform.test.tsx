import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aUser } from "../db/testing/build.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;
let ada: string;

beforeAll(async () => {
  server = await openTestServer();
  ada = (await aUser(server.db, { role: "superadmin", name: "Ada Lane" })).id;
});
afterEach(async () => {
  closeLevare();
  await server.db.deleteFrom("platformSetting").execute();
  server.services.events.publish("platformChanged", {});
});
afterAll(() => server.close());

const settingRow = (key: string) =>
  server.db.selectFrom("platformSetting").selectAll().where("key", "=", key).executeTakeFirst();
const form = (label: string) => screen.findByRole("form", { name: label });

async function choose(key: string, value: string) {
  await server.db
    .insertInto("platformSetting")
    .values({ key, value: JSON.stringify(value) })
    .execute();
  server.services.events.publish("platformChanged", {});
}

test("a notice is written, stands above the page at once, and the toast takes it back", async () => {
  await openLevare(server, ada, "/admin/settings");
  const notice = await form("Maintenance notice, English");
  expect(within(notice).getByText("Nobody has changed this yet.")).toBeTruthy();
  await userEvent.type(within(notice).getByRole("textbox"), "Back at six");
  await userEvent.click(within(notice).getByRole("button", { name: "Save" }));
  expect(await within(notice).findByText(/^Changed by Ada Lane, /)).toBeTruthy();
  expect(await within(notice).findByText("Saved")).toBeTruthy();
  expect(await settingRow("noticeEn")).toMatchObject({ value: "Back at six", updatedBy: ada });
  const banner = await screen.findByRole("complementary", { name: "Notice" });
  expect(banner.textContent).toBe("Back at six");
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(screen.queryByRole("complementary", { name: "Notice" })).toBeNull());
  expect(await settingRow("noticeEn")).toBeUndefined();
});

test("a wrong value is explained at its field and not sent; the start is one press away", async () => {
  await openLevare(server, ada, "/admin/settings");
  const upload = await form("Largest upload");
  const field = within(upload).getByRole("textbox");
  await userEvent.clear(field);
  await userEvent.type(field, "5000");
  await userEvent.click(within(upload).getByRole("button", { name: "Save" }));
  expect(within(upload).getByText("A whole number from 1 to 1024, please.")).toBeTruthy();
  expect(await settingRow("uploadMegabytes")).toBeUndefined();
  await userEvent.clear(field);
  await userEvent.type(field, "200");
  await userEvent.click(within(upload).getByRole("button", { name: "Save" }));
  await userEvent.click(
    await within(upload).findByRole("button", { name: "Reset to default: Largest upload" }),
  );
  await waitFor(() => expect(field).toHaveProperty("value", "1024"));
  expect(await settingRow("uploadMegabytes")).toBeUndefined();
});

test("a visitor reads the notice, finds the support address and learns that one joins by invitation", async () => {
  await choose("noticeEn", "Back at six");
  await choose("supportEmail", "help@example.test");
  await choose("signUp", "invited");
  await openLevare(server, null, "/auth?type=signup");
  expect(await screen.findByText("New accounts are by invitation only at the moment.")).toBeTruthy();
  expect(screen.getByRole("complementary", { name: "Notice" }).textContent).toBe("Back at six");
  expect(screen.getByRole("link", { name: "Help" }).getAttribute("href")).toBe("mailto:help@example.test");
});

test("the legal pages name who runs the platform", async () => {
  await choose("legalContact", "Nova Records, 1 Harbour Street");
  await openLevare(server, null, "/privacy-policy");
  expect(await screen.findByText(/Nova Records, 1 Harbour Street/)).toBeTruthy();
});
