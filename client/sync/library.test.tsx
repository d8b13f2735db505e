import "fake-indexeddb/auto";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aViewer, openApp } from "../testing/openApp.tsx";
import { songId } from "../testing/serverId.ts";
import { syncState } from "./syncState.ts";

await import("./openSync.ts");

type App = Awaited<ReturnType<typeof openApp>>;

/** What the server says to each change. */
let status = 200;
function setOnline(value: boolean) {
  Object.defineProperty(navigator, "onLine", { value, configurable: true });
  act(() => void window.dispatchEvent(new Event(value ? "online" : "offline")));
}
beforeEach(() => {
  status = 200;
  globalThis.fetch = async (input) => {
    const path = String(input);
    if (path === "/graphql") return Response.json({ data: { viewer: { id: viewerId } } });
    if (path.startsWith("/api/changes")) return Response.json({ changes: [], next: "0", more: false });
    return Response.json({ version: null, doc: null }, { status });
  };
});
afterEach(() => setOnline(true));

const artist = btoa("Artist:019389ab-0000-7000-8000-00000000000a");
const names = ["Tide", "Ebb"];
const LIBRARY = {
  tracks: {
    ...{ ids: names.map(songId), titles: names, artists: ["Mara Lune", "Mara Lune"], durations: [200, 210] },
    ...{ coverUrls: ["/covers/art/a.svg", "/covers/art/b.svg"], pagePaths: ["/@mara/tide", "/@mara/ebb"] },
    addedAt: ["2026-11-20T12:00:00.000Z", "2026-11-19T12:00:00.000Z"],
  },
  releases: { ids: [], titles: [], artists: [], coverUrls: [], pagePaths: [], addedAt: [] },
  artists: {
    ...{
      ids: [artist],
      names: ["Mara Lune"],
      avatarUrls: [""],
      levels: ["everything"],
      pagePaths: ["/@mara"],
    },
    addedAt: ["2026-11-20T12:00:00.000Z"],
  },
};

let viewerId = "";
let people = 0;
async function openLibrary(path: string, id: string) {
  viewerId = id;
  const app = await openApp(path, aViewer({ id }));
  await waitFor(() => expect(syncState().engine).not.toBeNull());
  await answer(app);
  await screen.findByRole("heading", { level: 1, name: "Library" });
  return app;
}
async function answer(app: App) {
  const { mock } = app.relay();
  const asked = () =>
    mock.getAllOperations().find((each) => each.request.node.params.name === "LibraryScreenQuery");
  await waitFor(() => expect(asked()).toBeTruthy());
  await act(async () =>
    mock.resolve(asked()!, { data: { viewer: { id: viewerId, library: LIBRARY } } } as never),
  );
}
const titles = () =>
  within(screen.getByRole("tabpanel"))
    .getAllByRole("listitem")
    .map((line) => within(line).getByRole("link").textContent);

test("what a fan takes out of their library with no connection is gone after a reload, too", async () => {
  const id = `keeper-${++people}`;
  const app = await openLibrary("/library", id);
  setOnline(false);
  await userEvent.click(screen.getByRole("button", { name: "Remove Ebb" }));
  await waitFor(() => expect(titles()).toEqual(["Tide"]));
  app.unmount();
  await openLibrary("/library", id);
  expect(titles()).toEqual(["Tide"]);
});

test("a line whose change waits says so, and one that the server refused leads to the reason", async () => {
  await openLibrary("/library?tab=following", `keeper-${++people}`);
  setOnline(false);
  await userEvent.click(screen.getByRole("button", { name: "News of Mara Lune: Everything" }));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "Releases only" }));
  await screen.findByRole("img", { name: "Not saved on the server yet" });
  await screen.findByRole("button", { name: "News of Mara Lune: Releases only" });
  status = 422;
  setOnline(true);
  for (let round = 0; round < 3; round++) await act(() => syncState().engine!.round());
  await userEvent.click(await screen.findByRole("button", { name: "Mara Lune needs you: show why" }));
  const list = await screen.findByRole("dialog", { name: "Not saved yet" });
  expect(list.textContent).toContain("How much you hear of Mara Lune");
});
