import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aTrack, aUser, aWorkspace } from "../db/testing/build.ts";
import { ingestAsset } from "../server/assets/ingestAsset.ts";
import { aJpeg, sendAsset } from "../server/assets/testing.ts";
import { encodeGlobalID } from "../server/graphql/globalId.ts";
import { openTestServer, type TestServer, viewerFor } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

const SWITCH = /* GraphQL */ `mutation Switch($input: SwitchWorkspaceInput!) {
  switchWorkspace(input: $input) { viewer { id } }
}`;

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

describe("where another tab goes to another studio", () => {
  /** Somebody who works in Day Shift, and describes a picture of it; how they go to Night Shift, or back, in another tab. */
  async function aDescribingOwner() {
    const { id } = await aUser(server.db, { role: "artist", capabilities: ["artist"], name: "Ada Lane" });
    const [day, night] = [
      await aWorkspace(server.db, { ownerId: id, name: "Day Shift", subscriptionTier: "pro" }),
      await aWorkspace(server.db, { ownerId: id, name: "Night Shift", subscriptionTier: "pro" }),
    ];
    const goTo = async (studio: typeof day) => {
      const input = { id: encodeGlobalID("Workspace", studio.id) };
      await server.ask(await viewerFor(server, id), SWITCH, { input });
      server.services.viewers.forget();
    };
    await goTo(day);
    await aTrack(server.db, { workspaceId: day.id, title: "Harbour at Noon" });
    await aTrack(server.db, { workspaceId: night.id, title: "Harbour by Night" });
    const cookie = await server.cookieFor(id);
    const sent = await sendAsset(server, cookie, {
      ...{ name: "Pier.jpg", bytes: await aJpeg(1600, 1600), told: { kind: "pressPhoto" } },
    });
    await ingestAsset(server, { uploadId: sent.id }, false);
    await openLevare(server, id, "/catalog/assets");
    await userEvent.click(await screen.findByRole("link", { name: "Pier" }));
    const description = await screen.findByLabelText("Description of the picture");
    await userEvent.type(description, "A woman and the sea");
    return { assetId: sent.id, day, night, goTo };
  }

  const bar = () => screen.findByRole("complementary", { name: "Your studio", hidden: true });
  const placesFound = async () => {
    const field = screen.getByPlaceholderText("None: it belongs to the studio");
    await userEvent.clear(field);
    await userEvent.type(field, "Harbour");
    const options = await screen.findAllByRole("option", { name: /^Harbour/, hidden: true });
    return [...new Set(options.map(({ textContent }) => textContent))];
  };

  test("a page that holds something unsaved stays in its own, finds and saves there, and says so", async () => {
    const { assetId, night, day, goTo } = await aDescribingOwner();
    await goTo(night);
    expect(await placesFound()).toEqual(["Harbour at Noon"]);
    const words = "You switched to Night Shift. This page still shows Day Shift and saves there.";
    expect((await bar()).textContent).toContain(words);
    expect(screen.getByDisplayValue("A woman and the sea")).toBeTruthy();

    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    const kept = () =>
      server.db.selectFrom("asset").selectAll().where("id", "=", assetId).executeTakeFirstOrThrow();
    await waitFor(async () => expect((await kept()).altText).toBe("A woman and the sea"));
    expect((await kept()).workspaceId).toBe(day.id);
    // Saved, it still does not go away under somebody's hands.
    expect(await placesFound()).toEqual(["Harbour at Noon"]);
    await bar();

    await goTo(day);
    await placesFound();
    await waitFor(() =>
      expect(screen.queryByRole("complementary", { name: "Your studio", hidden: true })).toBeNull(),
    );
  });

  test("a page that stayed goes along when it is told to, and asks first where something is not saved", async () => {
    const { night, goTo } = await aDescribingOwner();
    await goTo(night);
    await placesFound();
    const along = within(await bar()).getByRole("button", { name: "Switch here, too", hidden: true });
    await userEvent.click(along);
    await answer("Stay");
    expect(screen.getByDisplayValue("A woman and the sea")).toBeTruthy();

    await userEvent.click(along);
    await answer("Discard changes");
    expect(await screen.findByRole("button", { name: "Studio: Night Shift" })).toBeTruthy();
    expect(screen.queryByText(/This page still shows/)).toBeNull();
  });
});

test("one more studio can be opened while the settings of this one are edited, which are then saved to this one", async () => {
  const { id } = await aUser(server.db, {
    ...{ role: "artist", capabilities: ["artist"] as never, userTier: "artist_label", name: "Ada Lane" },
  });
  const studio = await aWorkspace(server.db, { ownerId: id, name: "Day Shift" });
  await openLevare(server, id, "/settings/workspace");
  const name = await screen.findByLabelText("Name");
  await userEvent.clear(name);
  await userEvent.type(name, "Early Shift");
  await userEvent.click(screen.getByRole("button", { name: "Open another studio" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Open another studio" }));
  await userEvent.type(await dialog.findByLabelText("Name"), "Night Shift");
  await userEvent.keyboard("{Escape}");
  await answer("Stay");
  await userEvent.click(dialog.getByRole("button", { name: "Open the studio" }));

  expect(await screen.findByText(/^You switched to Night Shift/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Open another studio" })).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const names = async () =>
    (await server.db.selectFrom("workspace").select(["id", "name"]).where("ownerId", "=", id).execute()).map(
      (each) => [each.id === studio.id, each.name],
    );
  await waitFor(async () => expect(await names()).toContainEqual([true, "Early Shift"]));
  expect(await names()).toContainEqual([false, "Night Shift"]);
  expect(await studioIn(id)).toBe("Night Shift");
});
