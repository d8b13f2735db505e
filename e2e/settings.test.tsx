import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { insertPassword } from "../db/accounts/users.ts";
import { aUser } from "../db/testing/build.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterEach(closeLevare);
afterAll(() => server.close());

const FAN = { role: "fan", capabilities: ["fan"], userTier: "fan_free" };

test("a fan becomes an artist: the menu, the switch and the studio are there at once", async () => {
  const { id } = await aUser(server.db, { ...FAN, name: "Ana Ruiz" });
  await openLevare(server, id, "/settings/mode");
  await userEvent.click(await screen.findByRole("button", { name: "Become an artist" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Become an artist" }));
  const name = dialog.getByLabelText(/Artist name/);
  await userEvent.clear(name);
  await userEvent.click(dialog.getByRole("button", { name: "Open my studio" }));
  expect(await dialog.findByText("An artist needs a name.")).toBeTruthy();
  await userEvent.type(name, "Paper Kites");
  const announced: string[] = [];
  const hear = (event: Event) => announced.push((event as CustomEvent<string>).detail);
  window.addEventListener("mode-changed", hear);
  await userEvent.click(dialog.getByRole("button", { name: "Open my studio" }));

  expect(await screen.findByRole("heading", { level: 1, name: "Hello, Paper Kites" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Catalog" })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Artist" }).checked).toBe(true);
  expect(announced).toEqual(["artist"]);
  window.removeEventListener("mode-changed", hear);
  const studio = await server.db
    .selectFrom("workspace")
    .select("name")
    .where("ownerId", "=", id)
    .executeTakeFirst();
  expect(studio?.name).toBe("Paper Kites's Studio");
});

test("the side that a dual-mode person chose stands on the next device", async () => {
  const { id } = await aUser(server.db, {
    role: "artist",
    capabilities: ["fan", "artist"],
    userTier: "artist_pro",
  });
  await openLevare(server, id, "/");
  await userEvent.click(await screen.findByRole("radio", { name: "Fan" }));
  await waitFor(async () => {
    const kept = await server.db
      .selectFrom("preference")
      .select("value")
      .where("userId", "=", id)
      .executeTakeFirst();
    expect(kept?.value).toBe("fan");
  });
  closeLevare();
  localStorage.clear();
  await openLevare(server, id, "/");
  expect((await screen.findByRole<HTMLInputElement>("radio", { name: "Fan" })).checked).toBe(true);
  expect(screen.getByRole("link", { name: "Discover" })).toBeTruthy();
});

test("a setting is kept as soon as it is pressed, and can be undone", async () => {
  const { id } = await aUser(server.db, FAN);
  const kept = async () => {
    const row = await server.db
      .selectFrom("preference")
      .select("value")
      .where("userId", "=", id)
      .executeTakeFirst();
    return row?.value;
  };
  await openLevare(server, id, "/settings/privacy");
  const history = await screen.findByRole<HTMLInputElement>("switch", { name: "Listening history" });
  expect(history.checked).toBe(true);
  await userEvent.click(history);
  await waitFor(async () => expect(await kept()).toBe(false));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await kept()).toBe(true));
  expect(history.checked).toBe(true);
});

test("a form says what is wrong at the field, saves, and warns before something typed is lost", async () => {
  const { id } = await aUser(server.db, FAN);
  const library = (await server.services.auth.$context).password;
  await insertPassword(server.db, id, await library.hash("first-password"));
  await openLevare(server, id, "/settings/account");
  const type = async (label: string, text: string) =>
    userEvent.type(await screen.findByLabelText(label), text);
  await type("Current password", "wrong-password");
  await type("New password", "second-password");
  await type("New password again", "second-password");

  await userEvent.click(screen.getByRole("link", { name: "Privacy" }));
  const warning = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
  await userEvent.click(warning.getByRole("button", { name: "Stay" }));

  await userEvent.click(screen.getByRole("button", { name: "Change password" }));
  expect(await screen.findByText("This is not your password.")).toBeTruthy();
  await userEvent.clear(screen.getByLabelText("Current password"));
  await type("Current password", "first-password");
  await userEvent.click(screen.getByRole("button", { name: "Change password" }));
  expect(await screen.findByText("Saved")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Privacy" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Privacy" })).toBeTruthy();
});

test("of several forms on a screen, each warns of what would be lost in it", async () => {
  const { id } = await aUser(server.db, FAN);
  await openLevare(server, id, "/settings/account");
  await userEvent.type(await screen.findByLabelText("New address"), "new");
  await userEvent.click(screen.getByRole("link", { name: "Privacy" }));
  expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeTruthy();
});
