import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aUser, aWorkspace } from "../db/testing/build.ts";
import { openTestServer, type TestServer, viewerFor } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterEach(closeLevare);
afterAll(() => server.close());

/** Somebody with two studios, who works in the first and has begun to type an address in the settings. */
async function aTypingOwner() {
  const { id } = await aUser(server.db, { role: "artist", capabilities: ["artist"], name: "Ada Lane" });
  await aWorkspace(server.db, { ownerId: id, name: "Day Shift", subscriptionTier: "pro" });
  await aWorkspace(server.db, { ownerId: id, name: "Night Shift", subscriptionTier: "pro" });
  const paths: string[] = [];
  await openLevare(server, id, "/settings/account", {
    line: (send) => (input, init) => {
      paths.push(String(input));
      return send(input, init);
    },
  });
  await userEvent.type(await screen.findByLabelText("New address"), "ada@new.example");
  return { id, signOuts: () => paths.filter((path) => path.endsWith("/sign-out")).length };
}

const studioIn = async (id: string) => (await viewerFor(server, id)).memberships[0]?.workspace.name;

async function choose(button: RegExp, role: string, item: string) {
  await userEvent.click(await screen.findByRole("button", { name: button }));
  await userEvent.click(await screen.findByRole(role, { name: item, hidden: true }));
}

async function answer(what: string) {
  const question = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
  await userEvent.click(question.getByRole("button", { name: what }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Leave without saving?" })).toBeNull());
}

test("another studio is opened only once what was typed may be lost", async () => {
  const { id } = await aTypingOwner();
  const here = await studioIn(id);
  const other = here === "Day Shift" ? "Night Shift" : "Day Shift";
  await choose(/^Studio: /, "menuitemradio", other);
  await answer("Stay");
  expect(screen.getByDisplayValue("ada@new.example")).toBeTruthy();
  expect(await studioIn(id)).toBe(here);

  await choose(/^Studio: /, "menuitemradio", other);
  await answer("Discard changes");
  expect(await screen.findByRole("button", { name: `Studio: ${other}` })).toBeTruthy();
  expect(await studioIn(id)).toBe(other);
});

test("nobody is signed out while something is typed, unless they say that it may be lost", async () => {
  const { signOuts } = await aTypingOwner();
  await choose(/^Ada Lane/, "menuitem", "Sign Out");
  await answer("Stay");
  expect(screen.getByDisplayValue("ada@new.example")).toBeTruthy();
  expect(signOuts()).toBe(0);

  await choose(/^Ada Lane/, "menuitem", "Sign Out");
  await answer("Discard changes");
  await waitFor(() => expect(signOuts()).toBe(1));
});
