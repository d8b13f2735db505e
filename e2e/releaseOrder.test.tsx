import "fake-indexeddb/auto";
import { encodeGlobalID } from "@pothos/plugin-relay";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { syncState } from "../client/sync/syncState.ts";
import { aTrack, aUser, aWorkspace } from "../db/testing/build.ts";
import { aRelease } from "../server/releases/testing.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";

// localforage looks for a database once, when it is loaded.
const { closeLevare, openLevare } = await import("./elevator.tsx");
await import("../client/sync/openSync.ts");

let server: TestServer;
let artistId: string;
let studio: string;

beforeAll(async () => {
  server = await openTestServer();
  artistId = (await aUser(server.db, { role: "artist", userTier: "artist_pro" })).id;
  studio = (await aWorkspace(server.db, { ownerId: artistId })).id;
});
afterEach(() => {
  closeLevare();
  setOnline(true);
});
afterAll(() => server.close());

const setOnline = (value: boolean) => {
  Object.defineProperty(navigator, "onLine", { value, configurable: true });
  act(() => void window.dispatchEvent(new Event(value ? "online" : "offline")));
};

async function orderOf(releaseId: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom("releaseTrack")
    .innerJoin("track", "track.id", "releaseTrack.trackId")
    .where("releaseTrack.releaseId", "=", releaseId)
    .orderBy("disc")
    .orderBy("position")
    .select("track.title")
    .execute();
  return rows.map(({ title }) => title);
}
const shown = () =>
  within(screen.getByRole("list", { name: "Running order" }))
    .getAllByText(/^[A-Z]/, { selector: "strong" })
    .map(({ textContent }) => textContent);

test("songs of a release are put in order, added and taken out with no connection, and what a colleague added meanwhile stays", async () => {
  const ids = new Map<string, string>();
  const make = async (title: string) =>
    ids.set(title, (await aTrack(server.db, { workspaceId: studio, title })).id);
  for (const title of ["Ash", "Birch", "Cedar", "Dogwood"]) await make(title);
  const { id } = await aRelease(server, studio, { title: "Woods", state: "draft" }, 0);
  await server.db
    .insertInto("releaseTrack")
    .values(
      ["Ash", "Birch", "Cedar"].map((title, at) => ({
        ...{ releaseId: id, trackId: ids.get(title)!, disc: 1, position: at + 1, isInstant: false },
      })),
    )
    .execute();
  await openLevare(
    server,
    artistId,
    `/releases/${encodeURIComponent(encodeGlobalID("Release", id))}?part=tracks`,
  );
  await waitFor(() => expect(shown()).toEqual(["Ash", "Birch", "Cedar"]));
  await waitFor(() => expect(syncState().engine).not.toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Add tracks" }));
  const add = await screen.findByRole("button", { name: "Add Dogwood" });

  const reach = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  setOnline(false);
  await userEvent.click(screen.getByRole("button", { name: "Move Cedar up" }));
  await waitFor(() => expect(shown()).toEqual(["Ash", "Cedar", "Birch"]));
  await screen.findByText("Not saved on the server yet");
  await userEvent.click(add);
  await waitFor(() => expect(shown()).toEqual(["Ash", "Cedar", "Birch", "Dogwood"]));
  await userEvent.click(screen.getByRole("button", { name: "Remove Ash" }));
  await waitFor(() => expect(shown()).toEqual(["Cedar", "Birch", "Dogwood"]));
  expect(await orderOf(id)).toEqual(["Ash", "Birch", "Cedar"]);

  // One that this page has never read.
  await make("Elm");
  await server.db
    .insertInto("releaseTrack")
    .values({ releaseId: id, trackId: ids.get("Elm")!, disc: 1, position: 4, isInstant: false })
    .execute();
  await server.db.updateTable("release").set({ version: 2 }).where("id", "=", id).execute();
  globalThis.fetch = reach;
  setOnline(true);
  await waitFor(async () => expect(await orderOf(id)).toEqual(["Cedar", "Birch", "Elm", "Dogwood"]));
  await waitFor(() => expect(shown()).toEqual(["Cedar", "Birch", "Elm", "Dogwood"]));
  await waitFor(() => expect(screen.queryByText("Not saved on the server yet")).toBeNull());
});
