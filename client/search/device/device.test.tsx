import "fake-indexeddb/auto";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { RequestFailed } from "../../app/RequestFailed.ts";
import { syncState } from "../../sync/syncState.ts";
import { aViewer, openApp } from "../../testing/openApp.tsx";

await import("../../sync/openSync.ts");
const { openLocalStore } = await import("../../sync/openLocalStore.ts");
await import("../page/SearchScreen.tsx");
await import("./DeviceResults.tsx");

type App = Awaited<ReturnType<typeof openApp>>;

const UNREACHED = new RequestFailed({ code: "general.unreachable", params: {} }, "OFFLINE");

afterEach(() => setOnline(true));
function setOnline(value: boolean) {
  Object.defineProperty(navigator, "onLine", { value, configurable: true });
  act(() => void window.dispatchEvent(new Event(value ? "online" : "offline")));
}

const asked = (app: App, name: string) =>
  app
    .relay()
    .mock.getAllOperations()
    .filter((each) => each.request.node.params.name === name)
    .at(-1);
async function fail(app: App, name: string) {
  await waitFor(() => expect(asked(app, name)).toBeTruthy());
  await act(async () => app.relay().mock.reject(asked(app, name)!, UNREACHED));
}

/** A person whose device keeps two tracks of theirs and one that they like. */
async function openSearch(query: string) {
  setOnline(false);
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  const id = "searcher";
  const store = await openLocalStore(id);
  const own = { kind: "track", state: "ready", artistNames: ["Nova Reyes"], updatedAt: "" };
  const synced = { syncStatus: "synced" as const };
  const row = (digit: number) => `019389ab-0000-7000-8000-00000000000${digit}`;
  await store.putItem("catalog", row(1), { ...own, ...synced, title: "Low Tide", genre: "jazz", bpm: 92 });
  await store.putItem("catalog", row(2), { ...own, ...synced, title: "Tide", genre: "electronic", bpm: 128 });
  const app = await openApp(`/search?q=${encodeURIComponent(query)}`, aViewer({ id }));
  await waitFor(() => expect(syncState().engine).not.toBeNull());
  await fail(app, "useSearchQuery");
  const columns = { ids: ["liked"], titles: ["Tide Pools"], artists: ["Mara Lune"], addedAt: [""] };
  const empty = { ids: [], titles: [], artists: [], coverUrls: [], pagePaths: [], addedAt: [] };
  await waitFor(() => expect(asked(app, "LibraryScreenQuery")).toBeTruthy());
  await act(async () =>
    app.relay().mock.resolve(asked(app, "LibraryScreenQuery")!, {
      data: {
        viewer: {
          id,
          library: {
            tracks: {
              ...columns,
              durations: [200],
              coverUrls: ["/covers/art/x.svg"],
              pagePaths: ["/@mara/pools"],
            },
            releases: empty,
            artists: { ids: [], names: [], avatarUrls: [], levels: [], pagePaths: [], addedAt: [] },
          },
        },
      },
    } as never),
  );
  return app;
}

const lines = () =>
  within(screen.getByRole("region", { name: "From this device" }))
    .getAllByRole("link")
    .map((line) => within(line).getByText(/./, { selector: "strong" }).textContent);

test("with nobody reached the search answers from the person's catalog and library, and says so", async () => {
  await openSearch("tide");
  await screen.findByText("3 results in your catalog and your library. Levare cannot be reached.");
  expect(lines()).toEqual(["Tide", "Tide Pools", "Low Tide"]);
});

test("it understands what the search understands, and asks the server again when the person wishes", async () => {
  const app = await openSearch("tide genre:jazz");
  await screen.findByText(/^1 result in your catalog/);
  expect(lines()).toEqual(["Low Tide"]);
  const before = asked(app, "useSearchQuery");
  await userEvent.click(screen.getByRole("button", { name: "Search everything" }));
  await waitFor(() => expect(asked(app, "useSearchQuery")).not.toBe(before));
});
