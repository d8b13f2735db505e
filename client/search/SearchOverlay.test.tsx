import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Environment } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { SPANISH } from "../../domain/locales/es.generated.ts";
import { noteChange } from "../app/changes.ts";
import { trackPath } from "../catalog/page/trackPath.ts";
import { i18n } from "../i18n/i18n.ts";
import { PLAY } from "../player/playTrack.ts";
import { aViewer } from "../testing/openApp.tsx";
import { renderAt } from "../testing/renderAt.tsx";
import { serverId, songId } from "../testing/serverId.ts";
import { openSearch as askForSearch } from "./openSearch.ts";
import { SearchOverlay } from "./SearchOverlay.tsx";
import { useSearchKeys } from "./useSearchKeys.ts";

type Relay = ReturnType<typeof createMockEnvironment>;

let relay: Relay;

/** What the person keeps on the server. */
let savedSearches: { id: string; name: string; query: string }[] = [];
afterEach(() => {
  savedSearches = [];
  localStorage.clear();
});

async function openSearch(viewer = aViewer()) {
  relay = createMockEnvironment();
  const routes = [
    { path: "/", Component: Home },
    { path: "*", Component: () => <h1>Another page</h1> },
  ];
  renderAt("/", routes, relay as unknown as Environment, viewer);
  const opener = await screen.findByRole("button", { name: "Somewhere" });
  opener.focus();
  await userEvent.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox");
  await act(async () => {
    const kept = relay.mock.findOperation(({ request }) => request.node.params.name === "SavedListQuery");
    relay.mock.resolve(kept, { data: { viewer: { id: viewer.id, savedSearches } } });
  });
  return { field, opener };
}

function Home() {
  return (
    <>
      <button type="button">Somewhere</button>
      <Keys />
      <SearchOverlay />
    </>
  );
}

const track = (n: number, some: object = {}) => ({
  __typename: "Track",
  __isNode: "Track",
  id: songId(`track${n}`),
  title: `Tide ${n}`,
  artistNames: ["Nova"],
  duration: 204,
  bpm: 124,
  key: "Am",
  coverUrl: "/covers/1.svg",
  visibility: "public",
  isOut: null,
  ...some,
});
const album = {
  __typename: "Release",
  __isNode: "Release",
  id: serverId("Release", "release1"),
  title: "Low Tide",
  date: "2025-03-01T00:00:00.000Z",
  trackCount: 2,
  coverUrl: "/covers/2.svg",
  artistNames: ["Nova"],
};

interface Some {
  total?: number;
  hasNextPage?: boolean;
  correction?: string;
  suggestion?: string;
  leftOut?: string[];
}

function found(nodes: object[], some: Some = {}) {
  const none = { mood: [], bpm: [], key: [], year: [], type: [], price: [] };
  return {
    search: {
      totalCount: some.total ?? nodes.length,
      correction: some.correction ?? null,
      suggestion: some.suggestion ?? null,
      leftOut: some.leftOut ?? [],
      facets: {
        ...none,
        genre: [
          { value: "jazz", count: 2 },
          { value: "polka", count: 1 },
        ],
      },
      edges: nodes.map((node, at) => ({ cursor: `c${at}`, node })),
      pageInfo: { endCursor: `c${nodes.length - 1}`, hasNextPage: some.hasNextPage ?? false },
    },
  };
}

/** What the server was asked since the test began. */
let asked: { text: string; scope: string; filters: object }[];
beforeEach(() => void (asked = []));

async function answer(data: object | Error) {
  await waitFor(() => expect(relay.mock.getAllOperations()).not.toHaveLength(0));
  await act(async () => {
    const operation = relay.mock.getMostRecentOperation();
    asked.push(operation.request.variables as never);
    if (data instanceof Error) relay.mock.reject(operation, data);
    else relay.mock.resolve(operation, { data: data as never });
  });
  // React may hold an answer back for a moment, so that a skeleton it just drew does not flash by; and until it is what stands
  // there, Enter waits for it.
  await waitFor(() => expect(screen.queryByRole("img", { name: "Searching" })).toBeNull());
  await waitFor(() => expect(document.querySelector("[data-pending]")).toBeNull());
}

/** All at once: letter by letter, a slow machine would let the typing rest in between. */
const write = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });

const rows = () => screen.getAllByRole("row").map((row) => within(row).getByText(/Tide/).textContent);

test("two letters ask nobody; the third asks once, after typing has rested", async () => {
  const { field } = await openSearch();
  expect(screen.getByRole("heading", { name: "Start typing to search..." })).toBeTruthy();
  await userEvent.type(field, "ti");
  await new Promise((rested) => setTimeout(rested, 260));
  expect(relay.mock.getAllOperations()).toHaveLength(0);
  write(field, "tide");
  await answer(found([track(1), album]));
  expect(asked).toEqual([expect.objectContaining({ text: "tide", scope: "ALL", filters: {} })]);
  expect(rows()).toEqual(["Tide 1", "Low Tide"]);
  expect(screen.getByText("Track · Nova · 3:24 · 124 BPM · Am")).toBeTruthy();
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("2 results"));
});

test("a studio has six tabs and Alt with a number switches between them; a fan has four", async () => {
  const { field } = await openSearch();
  const tabs = () => screen.getAllByRole("tab").map((tab) => tab.textContent);
  expect(tabs()).toEqual(["All Results", "My Catalog", "Releases", "Artists", "Products", "Community"]);
  write(field, "tide");
  await answer(found([track(1)]));
  await userEvent.keyboard("{Alt>}[Digit2]{/Alt}");
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("My Catalog");
  await answer(found([]));
  expect(asked[1]).toMatchObject({ text: "tide", scope: "MY_CATALOG" });
  expect(await screen.findByText("No results found")).toBeTruthy();
});

test("a fan has four tabs", async () => {
  await openSearch(aViewer({ role: "fan", capabilities: ["fan"] }));
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
    "All Results",
    "Artists",
    "Products",
    "Community",
  ]);
});

test("arrows walk the results while the keyboard stays in the field, and Enter plays the track", async () => {
  const { field } = await openSearch();
  const wanted: string[] = [];
  const listen = (event: Event) => wanted.push((event as CustomEvent).detail.trackId);
  window.addEventListener(PLAY, listen);
  write(field, "tide");
  await answer(found([track(1), track(2)]));
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}");
  expect(document.activeElement).toBe(field);
  const active = document.getElementById(field.getAttribute("aria-activedescendant")!)!;
  expect(active.getAttribute("aria-selected")).toBe("true");
  expect(within(active).getByText("Tide 2")).toBeTruthy();
  await userEvent.keyboard("{Enter}");
  window.removeEventListener(PLAY, listen);
  expect(wanted).toEqual([songId("track2")]);
  await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
});

test("one's own track opens its page with Enter, and its pencil leads to the title", async () => {
  const { field } = await openSearch();
  write(field, "tide");
  await answer(found([track(1, { isOut: false })]));
  expect(screen.getByRole("link", { name: "Edit Tide 1" }).getAttribute("href")).toBe(
    `${trackPath({ id: songId("track1"), title: "Tide 1" })}#field-title`,
  );
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("heading", { name: "Another page" })).toBeTruthy();
});

test("what begins like something that can be done is done with Enter", async () => {
  const { field } = await openSearch();
  expect(screen.getByRole("button", { name: "Upload tracks" })).toBeTruthy();
  write(field, "new rel");
  expect(screen.queryByRole("button", { name: "Upload tracks" })).toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("heading", { name: "Another page" })).toBeTruthy();
});

test("Enter on a release opens its page", async () => {
  const { field } = await openSearch();
  write(field, "tide");
  await answer(found([album]));
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("heading", { name: "Another page" })).toBeTruthy();
});

test("the last results stay while the next ones are on their way, and a late answer to an old question never shows", async () => {
  const { field } = await openSearch();
  write(field, "tide");
  await answer(found([track(1)]));
  write(field, "tide 2");
  await waitFor(() => expect(relay.mock.getAllOperations()).toHaveLength(1));
  const old = relay.mock.getMostRecentOperation();
  expect(rows()).toEqual(["Tide 1"]);
  write(field, "tide 22");
  await waitFor(() => expect(relay.mock.getMostRecentOperation()).not.toBe(old));
  await answer(found([track(22)]));
  await act(async () => {
    try {
      relay.mock.resolve(old, { data: found([track(2)]) as never });
    } catch {
      // Relay has already let go of it.
    }
  });
  expect(rows()).toEqual(["Tide 22"]);
});

test("a facet shows its counts, is chosen with a tick, and stands above as a chip that takes it away again", async () => {
  const { field } = await openSearch();
  write(field, "tide bpm:120-140");
  await answer(found([track(1)]));
  await userEvent.click(screen.getByRole("button", { name: "Filters (1)" }));
  const panel = screen.getByRole("complementary", { name: "Filters" });
  expect(
    within(panel)
      .getAllByRole("checkbox")
      .map((box) => (box as HTMLInputElement).labels![0]!.textContent),
  ).toEqual(["Jazz 2", "Unknown 1", "120–140 "]);
  await userEvent.click(within(panel).getByRole("checkbox", { name: /Jazz/ }));
  await answer(found([track(1)]));
  expect(asked[1]).toMatchObject({ text: "tide bpm:120-140", filters: { genre: ["jazz"] } });
  await userEvent.click(screen.getByRole("button", { name: "Remove BPM Range: 120–140" }));
  await answer(found([track(1)]));
  expect(field).toHaveProperty("value", "tide");
  await userEvent.click(screen.getByRole("button", { name: "Remove Genre: Jazz" }));
  await answer(found([track(1), track(2)]));
  expect(asked[3]).toMatchObject({ text: "tide", filters: { genre: [] } });
});

test("Clear All takes the filters and leaves the words", async () => {
  const { field } = await openSearch();
  write(field, "tide genre:jazz");
  await answer(found([track(1)]));
  await userEvent.click(screen.getByRole("button", { name: "Clear All" }));
  expect(field).toHaveProperty("value", "tide");
});

test("what was found is asked again once something changed, in the open search and in one that is opened later", async () => {
  const { field } = await openSearch();
  write(field, "tide");
  await answer(found([]));
  expect(await screen.findByText(/No results found/)).toBeTruthy();
  act(noteChange);
  await answer(found([track(1)]));
  expect(rows()).toEqual(["Tide 1"]);

  write(field, "tides");
  await answer(found([track(2)]));
  write(field, "tide");
  await waitFor(() => expect(rows()).toEqual(["Tide 1"]));
  expect(relay.mock.getAllOperations()).toHaveLength(0);
  write(field, "tides");
  await waitFor(() => expect(rows()).toEqual(["Tide 2"]));
  write(field, "");
  act(noteChange);
  write(field, "tide");
  await answer(found([track(1), track(3)]));
  expect(rows()).toEqual(["Tide 1", "Tide 3"]);
});

test("a failed search says so and is asked again", async () => {
  // React reports what a net catches; here that is the point.
  const { error } = console;
  console.error = () => {};
  const { field } = await openSearch();
  write(field, "tide");
  await answer(new Error("no network"));
  expect((await screen.findByRole("alert")).textContent).toContain("Search failed");
  await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
  await answer(found([track(1)]));
  expect(rows()).toEqual(["Tide 1"]);
  console.error = error;
});

test("more results come on request, without counting again; a failure keeps what is there", async () => {
  const { field } = await openSearch();
  write(field, "tide");
  await answer(found([track(1)], { total: 2, hasNextPage: true }));
  await userEvent.click(await screen.findByRole("button", { name: "Load More Results" }));
  await answer(new Error("no network"));
  expect((await screen.findByRole("alert")).textContent).toBe("Failed to load more results");
  expect(rows()).toEqual(["Tide 1"]);
  await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
  await answer(found([track(2)]));
  expect(asked[2]).toMatchObject({ cursor: "c0", withCounts: false });
  await waitFor(() => expect(rows()).toEqual(["Tide 1", "Tide 2"]));
  expect(screen.getByRole("status").textContent).toBe("2 results");
  expect(screen.queryByRole("button", { name: "Load More Results" })).toBeNull();
});

test("Escape closes and clears, and the keyboard returns to where it was", async () => {
  const { field, opener } = await openSearch();
  write(field, "tide");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await act(async () => askForSearch());
  expect(await screen.findByRole("combobox")).toHaveProperty("value", "");
});

test("a corrected search says so, and searches for what was typed on request", async () => {
  const { field } = await openSearch();
  write(field, "tde");
  await answer(found([track(1)], { correction: "tide" }));
  expect(await screen.findByText("“tide”")).toBeTruthy();
  await userEvent.click(await screen.findByRole("button", { name: "Search instead for “tde”" }));
  await answer(found([]));
  expect(asked.map((each: any) => each.exactly)).toEqual([false, true]);
  expect(await screen.findByRole("heading", { name: "No results found" })).toBeTruthy();
});

test("words that nothing has are named", async () => {
  const { field } = await openSearch();
  write(field, "tide zzqxv vvkkq");
  await answer(found([track(1)], { correction: "tide", leftOut: ["zzqxv", "vvkkq"] }));
  expect(await screen.findByText(/it gave no results: “zzqxv”, “vvkkq”/)).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Search instead for “tide zzqxv vvkkq”" })).toBeTruthy();
});

test("a filter that knows no such word says which it knows", async () => {
  const { field } = await openSearch();
  write(field, "mood:dark genre:rnb isrc:123");
  await answer(found([]));
  expect(
    await screen.findByText(/“dark” does not work with Mood.*Energetic, Relaxed, Melancholic/),
  ).toBeTruthy();
  expect(
    await screen.findByText(/“rnb” does not work with Genre.*Electronic, Rock, Pop, Hip Hop/),
  ).toBeTruthy();
  expect(await screen.findByText(/“123” does not work with ISRC.*QZ-ABC-26-00007/)).toBeTruthy();
});

test("filters of what was searched for instead stand as chips, and one of them is taken away from it", async () => {
  const { field } = await openSearch();
  write(field, "tide genre:elektronic");
  await answer(found([track(1)], { correction: "tide genre:electronic" }));
  await userEvent.click(await screen.findByRole("button", { name: "Remove Genre: Electronic" }));
  expect(field).toHaveProperty("value", "tide");
  expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
});

test("what finds more is offered and becomes the text", async () => {
  const { field } = await openSearch();
  write(field, "tidr");
  await answer(found([track(1)], { suggestion: "tide" }));
  await userEvent.click(await screen.findByRole("button", { name: "Did you mean “tide”?" }));
  expect(field).toHaveProperty("value", "tide");
});

test("a filter that is nearly one is mended with one press", async () => {
  const { field } = await openSearch();
  write(field, "tide genre:elektronic");
  await answer(found([]));
  await userEvent.click(await screen.findByRole("button", { name: "Did you mean “genre:electronic”?" }));
  expect(field).toHaveProperty("value", "tide genre:electronic");
});

test("what somebody found something with is there the next time, is asked again and is forgotten", async () => {
  const { field } = await openSearch();
  write(field, "tide");
  await answer(found([track(1)]));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
  await act(async () => askForSearch());
  await userEvent.click(await screen.findByRole("button", { name: "tide" }));
  expect(await screen.findByRole("combobox")).toHaveProperty("value", "tide");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
  await act(async () => askForSearch());
  await userEvent.click(await screen.findByRole("button", { name: "Remove tide" }));
  expect(screen.queryByRole("region", { name: "Recent searches" })).toBeNull();
  expect(localStorage.getItem("levare.personal.nova.searches")).toBe("[]");
});

test("a search is kept under a name, opened with all that was chosen, and a refused name says why", async () => {
  savedSearches = [{ id: "s1", name: "Slow jazz", query: "q=tide&in=artists&genre=jazz" }];
  const { field } = await openSearch();
  await userEvent.click(await screen.findByRole("button", { name: "Slow jazz" }));
  await answer(found([track(1)]));
  expect(asked[0]).toMatchObject({ text: "tide", scope: "ARTISTS", filters: { genre: ["jazz"] } });
  expect(field).toHaveProperty("value", "tide");
  await userEvent.click(await screen.findByRole("button", { name: "Save search" }));
  expect(screen.getByRole("textbox", { name: "Name of the search" })).toHaveProperty(
    "value",
    "tide · Jazz · Artists",
  );
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const message = "You already have a search with this name.";
  await answer({ saveSearch: { __typename: "InvalidInput", message } });
  expect(asked[1]).toEqual({
    input: { name: "tide · Jazz · Artists", query: "q=tide&in=artists&genre=jazz" },
  });
  expect(await screen.findByText(message)).toBeTruthy();
});

test("arrows lead from the field through what is kept, and back; Enter asks it again", async () => {
  savedSearches = [
    { id: "saved1", name: "Quiet ones", query: "q=ambient" },
    { id: "saved2", name: "Loud ones", query: "q=techno" },
  ];
  const { field } = await openSearch();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.activeElement?.textContent).toBe("Loud ones");
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toBe("Loud ones");
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect((field as HTMLInputElement).value).toBe("ambient"));
});

test("terms are shown in the person's language", async () => {
  const { field } = await openSearch();
  await act(async () => i18n.loadAndActivate({ locale: "es", messages: SPANISH }));
  write(field, "mood:uplifting");
  await answer(found([track(1)]));
  expect(screen.getByText("Ambiente: Animado")).toBeTruthy();
  await act(async () => i18n.activate("en"));
});

test("a search that was asked for before its code arrived opens when it does", async () => {
  askForSearch();
  relay = createMockEnvironment();
  renderAt("/", [{ path: "/", Component: Home }], relay as unknown as Environment, aViewer());
  expect(await screen.findByRole("dialog", { name: "Search" })).toBeTruthy();
});

/** The shell holds the keys: they work from the first screen on. */
function Keys() {
  useSearchKeys();
  return null;
}
