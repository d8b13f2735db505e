import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aViewer, openApp } from "../testing/openApp.tsx";
import { dispatchLibraryNews } from "./libraryNews.ts";

type App = Awaited<ReturnType<typeof openApp>>;

const FAN = aViewer({ role: "fan", capabilities: ["fan"], workspace: null, workspaces: [] });

/** A library of songs with these titles, the latest first, one release and one artist. */
function library(...titles: string[]) {
  const each = (word: string) => titles.map((_, at) => `${word}${at}`);
  return {
    tracks: {
      ids: each("song"),
      titles,
      artists: titles.map(() => "Mara Lune"),
      durations: titles.map(() => 200),
      coverUrls: each("/covers/art/"),
      pagePaths: each("/@mara-lune/night-bus/"),
      addedAt: titles.map(() => "2026-11-25T12:00:00.000Z"),
    },
    releases: {
      ids: ["record"],
      titles: ["Salt"],
      artists: ["Mara Lune"],
      coverUrls: ["/covers/art/record"],
      pagePaths: ["/@mara-lune/salt"],
      addedAt: ["2026-11-25T12:00:00.000Z"],
    },
    artists: {
      ids: ["mara"],
      names: ["Mara Lune"],
      avatarUrls: [""],
      levels: ["everything"],
      pagePaths: ["/@mara-lune"],
      addedAt: ["2026-11-25T12:00:00.000Z"],
    },
  };
}

const asked = (app: App, name: string) =>
  app
    .relay()
    .mock.getAllOperations()
    .find((each) => each.request.node.params.name === name);

async function openLibrary(path: string, holds: ReturnType<typeof library>) {
  const app = await openApp(path, FAN);
  await waitFor(() => expect(asked(app, "LibraryScreenQuery")).toBeTruthy());
  await act(async () =>
    app
      .relay()
      .mock.resolve(asked(app, "LibraryScreenQuery")!, { data: { viewer: { id: FAN.id, library: holds } } }),
  );
  await screen.findByRole("heading", { level: 1, name: "Library" });
  return app;
}

const titles = () =>
  within(screen.getByRole("tabpanel"))
    .getAllByRole("listitem")
    .map((line) => within(line).getByRole("link").textContent);

test("the library stands at once the first time, too: its latest were read while the home was looked at", async () => {
  const app = await openApp("/settings", FAN);
  await waitFor(() => expect(asked(app, "LibraryScreenQuery")).toBeTruthy());
  await act(async () =>
    app.relay().mock.resolve(asked(app, "LibraryScreenQuery")!, {
      data: { viewer: { id: FAN.id, library: library("Undertow", "Salt Lines") } },
    }),
  );
  await userEvent.click(screen.getAllByRole("link", { name: "Library" })[0]!);
  await screen.findByRole("heading", { level: 1, name: "Library" });
  expect(titles()).toEqual(["Undertow", "Salt Lines"]);
  // What it asks meanwhile is not answered.
  expect(asked(app, "LibraryScreenQuery")).toBeTruthy();
});

test("a fan searches and sorts their songs, and the address keeps how", async () => {
  await openLibrary("/library?order=title", library("Zenith", "Ámbar", "Night Bus"));
  expect(titles()).toEqual(["Ámbar", "Night Bus", "Zenith"]);
  await userEvent.type(screen.getByRole("searchbox", { name: "Search your library" }), "ambar");
  await waitFor(() => expect(titles()).toEqual(["Ámbar"]));
  await userEvent.clear(screen.getByRole("searchbox", { name: "Search your library" }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Order" }), "Latest first");
  await waitFor(() => expect(titles()).toEqual(["Zenith", "Ámbar", "Night Bus"]));
});

test("where nothing is found, one press shows everything again", async () => {
  await openLibrary("/library?q=polka", library("Zenith"));
  await screen.findByRole("heading", { name: "Nothing found" });
  await userEvent.click(screen.getByRole("button", { name: "Show everything" }));
  await waitFor(() => expect(titles()).toEqual(["Zenith"]));
});

test("the user's menu leads to the artists that one follows, and a press leads to saved releases", async () => {
  await openLibrary("/library?tab=following", library());
  expect(titles()).toEqual(["Mara Lune"]);
  await userEvent.click(screen.getByRole("tab", { name: "Releases" }));
  expect(titles()).toEqual(["Salt"]);
});

test("an empty library says how something comes into it", async () => {
  await openLibrary("/library", library());
  await screen.findByText("Press the heart of a track, and it will appear here.");
  expect(screen.getByRole("link", { name: "Find music" }).getAttribute("href")).toBe("/search");
});

test("a song that is removed is gone at once, and the toast brings it back", async () => {
  const app = await openLibrary("/library", library("Zenith", "Night Bus"));
  await userEvent.click(screen.getByRole("button", { name: "Remove Zenith" }));
  expect(titles()).toEqual(["Night Bus"]);
  await waitFor(() => expect(asked(app, "useKeepUnlikeMutation")).toBeTruthy());
  await act(async () =>
    app.relay().mock.resolve(asked(app, "useKeepUnlikeMutation")!, {
      data: { unlikeTrack: { track: { id: "song0", isLiked: false } } },
    }),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(titles()).toEqual(["Zenith", "Night Bus"]);
  expect(asked(app, "useKeepLikeMutation")!.request.variables.input).toEqual({ id: "song0" });
});

test("a song that cannot be removed stays", async () => {
  const app = await openLibrary("/library", library("Zenith"));
  await userEvent.click(screen.getByRole("button", { name: "Remove Zenith" }));
  await waitFor(() => expect(asked(app, "useKeepUnlikeMutation")).toBeTruthy());
  await act(async () => app.relay().mock.reject(asked(app, "useKeepUnlikeMutation")!, new Error("no line")));
  await waitFor(() => expect(titles()).toEqual(["Zenith"]));
});

test("of twenty thousand songs only those are drawn that are seen", async () => {
  await openLibrary("/library", library(...Array.from({ length: 20_000 }, (_, n) => `Song ${n}`)));
  const lines = within(screen.getByRole("tabpanel")).getAllByRole("listitem");
  expect(lines.length).toBeLessThan(60);
  expect(lines[0]!.getAttribute("aria-setsize")).toBe("20000");
});

/** The question for the whole of a library that opened with its latest. */
const wholeAsked = (app: App) =>
  app
    .relay()
    .mock.getAllOperations()
    .find(
      ({ request }) => request.node.params.name === "LibraryScreenQuery" && request.variables.first === null,
    );

test("where the rest of a large library does not come, its latest are searched", async () => {
  const songs = Array.from({ length: 200 }, (_, n) => `Song ${n}`);
  const app = await openLibrary("/library?q=Song+199", library(...songs));
  await act(async () => app.relay().mock.reject(wholeAsked(app)!, new Error("no line")));
  await waitFor(() => expect(titles()).toEqual(["Song 199"]));
});

test("a large library shows its latest at once, and searches all of it as soon as that is here", async () => {
  const songs = Array.from({ length: 201 }, (_, n) => `Song ${n}`);
  const latest = library(...songs.slice(0, 200));
  const app = await openLibrary("/library", latest);
  expect(titles()[0]).toBe("Song 0");
  await userEvent.type(screen.getByRole("searchbox", { name: "Search your library" }), "Song 200");
  await waitFor(() => expect(screen.queryByText("Song 0")).toBeNull());
  expect(screen.queryByRole("heading", { name: "Nothing found" })).toBeNull();
  const rest = wholeAsked(app);
  await act(async () =>
    app.relay().mock.resolve(rest!, { data: { viewer: { id: FAN.id, library: library(...songs) } } }),
  );
  await waitFor(() => expect(titles()).toEqual(["Song 200"]));
});

/** Answers the question for the whole of the library. */
const resolveWhole = (app: App, whole: ReturnType<typeof library>) =>
  act(async () =>
    app.relay().mock.resolve(wholeAsked(app)!, { data: { viewer: { id: FAN.id, library: whole } } }),
  );

test("twenty thousand songs are searched and put in order, and a removed one stays away", async () => {
  const songs = Array.from({ length: 20_000 }, (_, n) => `Song ${n}`);
  const app = await openLibrary("/library?order=title", library(...songs.slice(-200)));
  await resolveWhole(app, library(...songs));
  await waitFor(() => expect(titles()[0]).toBe("Song 0"));
  await userEvent.type(screen.getByRole("searchbox", { name: "Search your library" }), "song 1999");
  const found = songs.filter((title) => title.includes("1999"));
  await waitFor(() => expect(titles()).toEqual(found));
  await userEvent.click(screen.getByRole("button", { name: "Remove Song 1999" }));
  expect(titles()).toEqual(found.slice(1));
  const seen = new Set<string | null>();
  const watch = new MutationObserver(() => void seen.add(titles()[0]!));
  watch.observe(screen.getByRole("tabpanel"), { childList: true, subtree: true });
  await act(async () => dispatchLibraryNews());
  const left = songs.filter((title) => title !== "Song 1999");
  await resolveWhole(app, library("Song 1999 again", ...left));
  await waitFor(() => expect(titles()).toContain("Song 1999 again"));
  watch.disconnect();
  expect(seen).not.toContain("Song 1999");
});

test("the address hears of a search once nobody types, or as soon as they leave the field", async () => {
  const app = await openLibrary("/library", library("Zenith", "Night Bus"));
  const field = screen.getByRole("searchbox", { name: "Search your library" });
  await userEvent.type(field, "bus");
  await waitFor(() => expect(titles()).toEqual(["Night Bus"]));
  expect(app.router().state.location.search).toBe("");
  await userEvent.type(field, " n");
  await userEvent.tab();
  await waitFor(() => expect(app.router().state.location.search).toBe("?q=bus+n"));
  await userEvent.clear(field);
  await userEvent.type(field, "bus x");
  await waitFor(() => expect(app.router().state.location.search).toBe("?q=bus+x"));
  await screen.findByRole("heading", { name: "Nothing found" });
});

test("a fan chooses how much they hear of an artist, and what was refused goes back", async () => {
  const app = await openLibrary("/library?tab=following", library());
  await userEvent.click(screen.getByRole("button", { name: "News of Mara Lune: Everything" }));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "Releases only", hidden: true }));
  await waitFor(() => expect(asked(app, "FollowLevelMenuMutation")).toBeTruthy());
  expect(asked(app, "FollowLevelMenuMutation")!.request.variables.input).toEqual({
    ...{ id: "mara", level: "releases" },
  });
  await screen.findByRole("button", { name: "News of Mara Lune: Releases only" });
  await act(async () =>
    app.relay().mock.reject(asked(app, "FollowLevelMenuMutation")!, new Error("no line")),
  );
  await screen.findByRole("button", { name: "News of Mara Lune: Everything" });
});
