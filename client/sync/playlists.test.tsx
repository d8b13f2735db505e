import "fake-indexeddb/auto";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { RequestFailed } from "../app/RequestFailed.ts";
import { askForPlaylist } from "../playlists/addingToPlaylist.ts";
import { aViewer, openApp } from "../testing/openApp.tsx";
import { songId } from "../testing/serverId.ts";
import { syncState } from "./syncState.ts";

await import("./openSync.ts");
await import("../playlists/PlaylistScreen.tsx");
await import("../playlists/PlaylistShelf.tsx");
await import("../playlists/AddToPlaylistDialog.tsx");

type App = Awaited<ReturnType<typeof openApp>>;

const ROW = "019389ab-0000-7000-8000-000000000001";
const NIGHT = btoa(`Playlist:${ROW}`);
const UNREACHED = new RequestFailed({ code: "general.unreachable", params: {} }, "OFFLINE");

const setOnline = (value: boolean) => {
  Object.defineProperty(navigator, "onLine", { value, configurable: true });
  act(() => void window.dispatchEvent(new Event(value ? "online" : "offline")));
};

/** What the server is sent. */
let calls: { method: string; path: string; body: any }[];
let viewerId = "";
beforeEach(() => {
  localStorage.clear();
  calls = [];
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    if (path === "/graphql") return Response.json({ data: { viewer: { id: viewerId } } });
    if (path.startsWith("/api/changes")) return Response.json({ changes: [], next: "0", more: false });
    if (!path.startsWith("/api/")) return Response.json({ data: {} });
    calls.push({ method: init!.method!, path, body: JSON.parse(String(init!.body)) });
    return Response.json({ version: 2, doc: null });
  };
});
afterEach(() => setOnline(true));

/** A playlist as the server tells it, with songs of these titles. */
function night(...titles: string[]) {
  const each = (word: string) => titles.map((title) => `${word}${title}`);
  return {
    ...{ __typename: "Playlist", id: NIGHT, title: "Night", description: "", visibility: "private" },
    ...{
      rule: null,
      folder: null,
      isOwn: true,
      mayFill: true,
      ownerName: "Nova",
      ownerPath: null,
      version: 4,
    },
    ...{ updatedAt: "2026-11-20T12:00:00.000Z", path: `/library/playlists/${ROW}`, itemCount: titles.length },
    ...{ coverUrls: [], invitationPath: null, collaborators: [] },
    items: {
      ...{ ids: each("item "), trackIds: titles.map(songId), titles, artists: titles.map(() => "Mara Lune") },
      ...{ isrcs: titles.map(() => ""), durations: titles.map(() => 200), available: titles.map(() => true) },
      ...{
        coverUrls: titles.map(() => "/covers/art/x"),
        pagePaths: titles.map(() => ""),
        addedBy: titles.map(() => ""),
      },
      addedAt: titles.map(() => "2026-11-20T12:00:00.000Z"),
    },
  };
}

const asked = (app: App, name: string) =>
  app
    .relay()
    .mock.getAllOperations()
    .find((each) => each.request.node.params.name === name);
async function answer(app: App, name: string, data: object | Error) {
  await waitFor(() => expect(asked(app, name)).toBeTruthy());
  const { mock } = app.relay();
  await act(async () =>
    data instanceof Error
      ? mock.reject(asked(app, name)!, data)
      : mock.resolve(asked(app, name)!, { data } as never),
  );
}

let accounts = 0;
const somebody = () => aViewer({ id: (viewerId = `lister-${++accounts}`) });
async function openAt(path: string, viewer: ReturnType<typeof aViewer>) {
  const app = await openApp(path, viewer);
  await waitFor(() => expect(syncState().engine).not.toBeNull());
  return app;
}
const songs = () =>
  within(screen.getByRole("list", { name: "Tracks in order" }))
    .getAllByRole("listitem")
    .map((line) => within(line).getByText(/^[A-Z]/, { selector: "strong" }).textContent);

/** The playlists of a library that is empty. */
async function openEmpty(viewer: ReturnType<typeof aViewer>) {
  const app = await openAt("/library?tab=playlists", viewer);
  await answerLibrary(app, viewer.id, []);
  return app;
}
/** A library with these playlists and nothing else. */
async function answerLibrary(app: App, id: string, playlists: readonly object[]) {
  const columns = (names: string[]) => Object.fromEntries(names.map((name) => [name, []]));
  const tracks = columns(["ids", "titles", "artists", "durations", "coverUrls", "pagePaths", "addedAt"]);
  const artists = columns(["ids", "names", "avatarUrls", "levels", "pagePaths", "addedAt"]);
  const library = { tracks, releases: tracks, artists };
  await answer(app, "LibraryScreenQuery", { viewer: { id, library } });
  await answer(app, "PlaylistShelfQuery", { viewer: { id, playlists } });
}
async function make(title: string) {
  await userEvent.click(await screen.findByRole("button", { name: "New playlist" }));
  await userEvent.type(await screen.findByLabelText(/^Title/), title);
  await userEvent.click(screen.getByRole("button", { name: "Create" }));
}

test("a playlist that is made with no connection opens at once, is filled, outlives the page and is sent as one", async () => {
  const viewer = somebody();
  const app = await openEmpty(viewer);
  setOnline(false);
  await make("Late Train");
  await screen.findByRole("heading", { level: 1, name: /Late Train/ });
  await screen.findByText("Nothing in it yet");

  act(() => askForPlaylist({ trackIds: [songId("tide")], title: "Tide" }));
  await userEvent.click(await screen.findByRole("button", { name: "Late Train" }));
  await waitFor(() => expect(songs()).toEqual(["Tide"]));
  await screen.findByRole("button", { name: "Offline · 1 change waiting" });
  const [entry] = syncState().engine!.view().waiting.queue;
  app.unmount();

  const again = await openAt(`/library/playlists/${entry!.entityId}`, viewer);
  await answer(again, "PlaylistScreenQuery", UNREACHED);
  await screen.findByRole("heading", { level: 1, name: /Late Train/ });
  expect(songs()).toEqual(["Tide"]);

  setOnline(true);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({
    ...{ method: "POST", path: "/api/playlists" },
    body: { id: entry!.entityId, title: "Late Train", items: [{ trackId: atob(songId("tide")).slice(6) }] },
  });
  await waitFor(() => expect(screen.queryByRole("button", { name: /waiting/ })).toBeNull());
  expect(songs()).toEqual(["Tide"]);
});

test("what is done to a playlist with no connection is shown over what the server knew, and sent with what stood before", async () => {
  const viewer = somebody();
  const app = await openAt(`/library/playlists/${ROW}`, viewer);
  await answer(app, "PlaylistScreenQuery", { playlist: night("Tide", "Ebb", "Flood") });
  await screen.findByRole("heading", { level: 1, name: /Night/ });
  setOnline(false);
  await userEvent.click(screen.getByRole("button", { name: "Remove Ebb" }));
  await waitFor(() => expect(songs()).toEqual(["Tide", "Flood"]));
  await userEvent.click(screen.getByRole("button", { name: "Move Flood up" }));
  await waitFor(() => expect(songs()).toEqual(["Flood", "Tide"]));
  await userEvent.click(screen.getByRole("button", { name: "Edit title and description" }));
  await userEvent.clear(screen.getByLabelText(/^Title/));
  await userEvent.type(screen.getByLabelText(/^Title/), "Dawn");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("heading", { level: 1, name: /Dawn/ });
  await screen.findByRole("button", { name: "Offline · 1 change waiting" });
  app.unmount();

  // The server's earlier answer, as the service worker keeps it.
  const again = await openAt(`/library/playlists/${ROW}`, viewer);
  await answer(again, "PlaylistScreenQuery", { playlist: night("Tide", "Ebb", "Flood") });
  await screen.findByRole("heading", { level: 1, name: /Dawn/ });
  expect(songs()).toEqual(["Flood", "Tide"]);

  setOnline(true);
  await waitFor(() => expect(calls).toHaveLength(1));
  const { changed, base } = calls[0]!.body.sync;
  expect(calls[0]).toMatchObject({ method: "PUT", path: `/api/playlists/${ROW}`, body: { title: "Dawn" } });
  expect([...changed].sort()).toEqual(["items", "title"]);
  expect(base).toMatchObject({
    title: "Night",
    items: [{ id: "item Tide" }, { id: "item Ebb" }, { id: "item Flood" }],
  });
  expect(calls[0]!.body.items.map(({ id }: { id: string }) => id)).toEqual(["item Flood", "item Tide"]);
});

test("a playlist that is deleted with no connection is gone from the list at once", async () => {
  const viewer = somebody();
  const app = await openAt(`/library/playlists/${ROW}`, viewer);
  await answer(app, "PlaylistScreenQuery", { playlist: night("Tide") });
  await screen.findByRole("heading", { level: 1, name: /Night/ });
  setOnline(false);
  await userEvent.click(screen.getByRole("button", { name: "More about Night" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete playlist" }));
  await screen.findByRole("button", { name: "Offline · 1 change waiting" });
  const day = { ...night("Tide"), id: btoa("Playlist:019389ab-0000-7000-8000-000000000002"), title: "Day" };
  await answerLibrary(app, viewer.id, [night("Tide"), day]);
  await screen.findByText("Day");
  expect(screen.queryByText("Night")).toBeNull();
});
