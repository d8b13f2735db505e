import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { sql } from "kysely";
import { newId } from "../db/ids.ts";
import { aTrack, aUser, aWorkspace } from "../db/testing/build.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";
import { takeBack } from "./takeBack.ts";

let server: TestServer;
let ada: string;

beforeAll(async () => {
  server = await openTestServer();
  ada = (await aUser(server.db, { role: "superadmin", name: "Ada Lane" })).id;
});
afterEach(closeLevare);
afterAll(() => server.close());

const userRow = (id: string) =>
  server.db.selectFrom("user").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

test.each(["/", "/admin", "/admin/dashboard"])(
  "a superadmin finds the admin dashboard at %s",
  async (path) => {
    await openLevare(server, ada, path);
    expect(await screen.findByRole("heading", { level: 1, name: "Admin dashboard" })).toBeTruthy();
    expect(screen.getByRole("list", { name: "The platform now" })).toBeTruthy();
  },
);

test.each([
  ["/admin/users", "Users"],
  ["/admin/workspaces", "Workspaces"],
  ["/admin/features", "Features"],
  ["/admin/audit", "Audit log"],
  ["/admin/system", "System"],
  ["/admin/money", "Money"],
  ["/admin/discover", "Curated lists"],
  ["/admin/spots", "Spots"],
  ["/admin/jobs", "Jobs"],
  ["/admin/lexicon", "Lexicon"],
  ["/admin/settings", "Platform settings"],
  ["/admin/notifications", "Announcements"],
  ["/admin/analytics", "Platform analytics"],
])("%s opens its page inside the administration", async (path, title) => {
  await openLevare(server, ada, path);
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
  const menu = within(screen.getByRole("navigation", { name: "Main" })).getByRole("list", {
    name: "Platform",
  });
  expect(menu.querySelector("[aria-current=page]")?.getAttribute("href")).toBe(path);
});

test("an artist finds no administration, only a dashboard with a quiet note", async () => {
  const artist = await aUser(server.db, { role: "artist" });
  await aWorkspace(server.db, { ownerId: artist.id });
  await openLevare(server, artist.id, "/admin/users");
  expect(await screen.findByText("That page does not exist. Here is your dashboard instead.")).toBeTruthy();
  expect(screen.queryByRole("list", { name: "The platform now" })).toBeNull();
});

test("a spammer is found, suspended with a reason, and let in again", async () => {
  const { id } = await aUser(server.db, { role: "fan", name: "Cheap Followers", email: "spam@example.test" });
  await openLevare(server, ada, "/admin/users?text=cheap");
  await userEvent.click(await screen.findByRole("button", { name: /Cheap Followers/ }));
  const drawer = await screen.findByRole("dialog", { name: "Person" });
  await userEvent.click(await within(drawer).findByRole("button", { name: "Suspend" }));
  const dialog = await screen.findByRole("dialog", { name: "Suspend Cheap Followers" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Suspend" }));
  expect(within(dialog).getByText("Say why: the reason is kept in the audit log.")).toBeTruthy();
  await userEvent.type(within(dialog).getByRole("textbox", { name: /Reason/ }), "Forty equal comments");
  await userEvent.click(within(dialog).getByRole("button", { name: "Suspend" }));

  await within(drawer).findByText(/Forty equal comments/);
  expect(await userRow(id)).toMatchObject({ suspensionReason: "Forty equal comments" });
  await userEvent.click(within(drawer).getByRole("button", { name: "Lift the suspension" }));
  await waitFor(async () => expect((await userRow(id)).suspendedAt).toBeNull());
  expect(
    await within(drawer).findByText(
      (_text, element) =>
        element?.className === "admin-sentence" &&
        element.textContent === "Ada Lane lifted the suspension of Cheap Followers (spam@example.test)",
    ),
  ).toBeTruthy();
});

test("a flag is made, explained for a person, switched off, deleted and brought back", async () => {
  await aUser(server.db, { role: "educator", email: "teacher@example.test", name: "Tess Teacher" });
  await openLevare(server, ada, "/admin/features");
  await userEvent.click(await screen.findByRole("button", { name: "New flag" }));
  const form = await screen.findByRole("dialog", { name: "New flag" });
  await userEvent.type(within(form).getByRole("textbox", { name: "Name" }), "lesson_room");
  await userEvent.click(within(form).getByRole("switch", { name: /^Enabled/ }));
  await userEvent.click(within(form).getByRole("checkbox", { name: "Educator" }));
  await userEvent.click(within(form).getByRole("button", { name: "Create the flag" }));

  await userEvent.click(await screen.findByRole("button", { name: "Try LESSON_ROOM" }));
  const tester = await screen.findByRole("dialog", { name: "Try LESSON_ROOM" });
  await userEvent.type(
    within(tester).getByRole("textbox", { name: "Email of the person" }),
    "teacher@example.test",
  );
  await userEvent.click(within(tester).getByRole("button", { name: "Ask" }));
  expect(await within(tester).findByText("On for Tess Teacher")).toBeTruthy();
  await userEvent.click(within(tester).getByRole("button", { name: "Close" }));

  await userEvent.click(screen.getByRole("switch", { name: "LESSON_ROOM is enabled" }));
  const stored = () =>
    server.db
      .selectFrom("featureFlag")
      .select("enabled")
      .where("name", "=", "LESSON_ROOM")
      .executeTakeFirst();
  await waitFor(async () => expect(await stored()).toEqual({ enabled: false }));
  await userEvent.click(screen.getByRole("button", { name: "Delete LESSON_ROOM" }));
  await waitFor(async () => expect(await stored()).toBeUndefined());
  await takeBack("LESSON_ROOM is deleted.");
  await waitFor(async () => expect(await stored()).toEqual({ enabled: false }));
  expect(await screen.findByRole("switch", { name: "LESSON_ROOM is enabled" })).toBeTruthy();
});

test("the log opens to what was and what is, and says that it is whole", async () => {
  await openLevare(server, ada, "/admin/audit?action=user.suspend");
  const [line] = await screen.findAllByRole("link", { name: "Cheap Followers (spam@example.test)" });
  expect(line!.parentElement?.textContent).toBe("Ada Lane suspended Cheap Followers (spam@example.test)");
  expect(line!.getAttribute("href")).toMatch(/^\/admin\/users\?open=\w{22}$/);
  await userEvent.click(line!);
  expect(await screen.findByRole("dialog", { name: "Person" })).toBeTruthy();
  closeLevare();
  await openLevare(server, ada, "/admin/audit?action=user.suspend");
  expect(await screen.findByRole("option", { name: "Suspended a person" })).toBeTruthy();
  await userEvent.click(screen.getAllByText("Details", { selector: "summary" })[0]!);
  expect(await screen.findByRole("cell", { name: "Forty equal comments" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Verify" }));
  expect(await screen.findByRole("dialog", { name: "The log is intact" })).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole("option", { name: "Verified the log", hidden: true })).toBeTruthy(),
  );
});

test("the log says of what is gone how it was called, and leads nowhere for it", async () => {
  await openLevare(server, ada, "/admin/features");
  await userEvent.click(await screen.findByRole("button", { name: "Delete LESSON_ROOM" }));
  await openLevare(server, ada, "/admin/audit?action=flag.delete");
  const [sentence] = await screen.findAllByText((_text, element) => element?.className === "admin-sentence");
  expect(sentence!.textContent).toBe("Ada Lane deleted the flag LESSON_ROOM, no longer here");
  expect(within(sentence!).getAllByRole("link")).toHaveLength(1);
});

test("a job that gave up says in words what it is about, and leaves the list once it gets one more try", async () => {
  const owner = await aUser(server.db, { role: "artist", name: "Iris Vale", email: "iris@example.test" });
  const studio = await aWorkspace(server.db, { ownerId: owner.id, name: "Vale Studio" });
  const track = await aTrack(server.db, { workspaceId: studio.id, title: "Undertow" });
  await sql`
    insert into pgboss.job (id, name, data, state, completed_on)
    values (${newId()}, 'render-track', ${JSON.stringify({ trackId: track.id })}::jsonb, 'failed', now())`.execute(
    server.db,
  );
  await openLevare(server, ada, "/admin/jobs");
  const row = (await screen.findByRole("link", { name: "the track “Undertow”" })).closest("tr")!;
  expect(within(row).getByText("Preparing audio")).toBeTruthy();
  await userEvent.click(within(row).getByRole("button", { name: "Retry Preparing audio" }));
  expect(await screen.findByText("No failed jobs.")).toBeTruthy();
});
