import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { insertNotifications } from "../db/notifications/notifications.ts";
import { aUser } from "../db/testing/build.ts";
import type { JobContext } from "../server/jobContext.ts";
import { sendBroadcast } from "../server/notifications/sendBroadcast.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;
let context: JobContext;

beforeAll(async () => {
  server = await openTestServer();
  context = { db: server.db, services: server.services, dataDir: server.dataDir };
});
afterEach(closeLevare);
afterAll(() => server.close());

const bell = (name: string | RegExp) => screen.findByRole("button", { name });

function told(userId: string, titleEn: string, place = 0) {
  const words = {
    titleEn,
    titleEs: titleEn,
    bodyEn: "Read this.",
    bodyEs: "Lee esto.",
    link: "/settings/team",
  };
  const createdAt = new Date(Date.now() + place);
  return insertNotifications(server.db, [{ ...words, userId, topic: "team", source: titleEn, createdAt }]);
}

test("an announcement is written, sent, and rings at the bell of its writer's open page", async () => {
  const ada = await aUser(server.db, { role: "superadmin", name: "Ada Lane" });
  await openLevare(server, ada.id, "/admin/notifications");
  await bell("Notifications");
  await userEvent.click(await screen.findByRole("button", { name: "New announcement" }));
  const form = await screen.findByRole("dialog", { name: "New announcement" });
  const type = (label: string, text: string) =>
    userEvent.type(within(form).getByRole("textbox", { name: label }), text);
  await userEvent.click(within(form).getByRole("button", { name: "Save the draft" }));
  expect(within(form).getByText("Give it a title in both languages.")).toBeTruthy();
  await type("Title in English", "The shop opens");
  await type("Title in Spanish", "Abre la tienda");
  await type("Text in English", "From Monday.");
  await type("Text in Spanish", "Desde el lunes.");
  await userEvent.click(within(form).getByRole("button", { name: "Close" }));
  const question = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
  await userEvent.click(question.getByRole("button", { name: "Stay" }));
  expect(within(form).getByDisplayValue("Desde el lunes.")).toBeTruthy();
  expect(await within(form).findByText("Reaches 1 person")).toBeTruthy();
  await userEvent.click(within(form).getByRole("button", { name: "Save the draft" }));

  await userEvent.click(await screen.findByRole("button", { name: /The shop opens/ }));
  const drawer = await screen.findByRole("dialog", { name: "Announcement" });
  await userEvent.click(await within(drawer).findByRole("button", { name: "Send…" }));
  const dialog = await screen.findByRole("dialog", { name: "Send the announcement" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Send now" }));
  await within(drawer).findByText("Being sent");

  const { id: broadcastId } = await server.db.selectFrom("broadcast").select("id").executeTakeFirstOrThrow();
  await sendBroadcast(context, { broadcastId });
  await bell("Notifications, 1 unread");
  expect(await screen.findByText("New notification: The shop opens")).toBeTruthy();
  await within(drawer).findByText("In the app: 1");
});

test("the bell opens its list, follows a notification, marks all as read and takes that back", async () => {
  const { id } = await aUser(server.db, { role: "fan" });
  for (const [place, title] of ["First", "Second", "Third"].entries()) await told(id, title, place);
  await openLevare(server, id, "/settings/notifications");
  await userEvent.click(await bell("Notifications, 3 unread"));
  const list = await screen.findByRole("list", { name: "Notifications" });
  const lines = within(list).getAllByRole("listitem");
  expect(lines.map((line) => line.querySelector("strong")?.textContent)).toEqual([
    "Unread: Third",
    "Unread: Second",
    "Unread: First",
  ]);
  await userEvent.click(within(list).getByRole("button", { name: "Mark as read: Third" }));
  await bell("Notifications, 2 unread");
  await userEvent.click(screen.getByRole("button", { name: "Mark all as read" }));
  await bell("Notifications");
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await bell("Notifications, 2 unread");
  // The press beside the list closed it.
  await userEvent.click(await bell("Notifications, 2 unread"));
  const again = await screen.findByRole("list", { name: "Notifications" });
  await waitFor(() => expect(within(again).getAllByText("Unread:", { exact: false })).toHaveLength(2));
});

test("somebody who was told nothing yet reads what will stand there", async () => {
  const { id } = await aUser(server.db, { role: "fan" });
  await openLevare(server, id, "/settings/notifications");
  await userEvent.click(await bell("Notifications"));
  expect(await screen.findByText("No notifications yet")).toBeTruthy();
  const settings = screen.getByRole("link", { name: "Choose what you hear about" });
  expect(settings.getAttribute("href")).toBe("/settings/notifications");
});
