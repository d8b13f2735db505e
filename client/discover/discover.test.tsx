import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { PLAY } from "../player/playTrack.ts";
import { aViewer, openApp } from "../testing/openApp.tsx";

type App = Awaited<ReturnType<typeof openApp>>;

const FAN = aViewer({ role: "fan", capabilities: ["fan"], workspace: null, workspaces: [] });

const aTrack = (title: string) => ({
  ...{ __typename: "Track", id: title, title, artistNames: ["Mara Lune"], coverUrl: `/covers/art/${title}` },
  ...{ pagePath: `/@mara-lune/${title}`, isLiked: false, genre: null, mood: null, bpm: 120, duration: 200 },
});

const asked = (app: App, name: string) =>
  app
    .relay()
    .mock.getAllOperations()
    .find((each) => each.request.node.params.name === name);

async function answer(app: App, name: string, discover: object, viewer: object = {}) {
  await waitFor(() => expect(asked(app, name)).toBeTruthy());
  const data = { viewer: { id: FAN.id, ...viewer, discover } };
  await act(async () => app.relay().mock.resolve(asked(app, name)!, { data } as never));
}

const NOTHING = { forYou: [], curated: [], rising: [], newest: [], near: null, charts: [], hubs: [] };
const PREFERENCES = { preferences: { hideExplicit: false, hideAiMade: false } };

test("each row says because of what it is there, and one press plays it from that cover on", async () => {
  const app = await openApp("/discover", FAN);
  const because = {
    isLiked: true,
    isByLists: false,
    because: aTrack("Salt"),
    tracks: [aTrack("Foam"), aTrack("Tide")],
  };
  await answer(app, "DiscoverScreenQuery", { ...NOTHING, forYou: [because] }, PREFERENCES);
  const row = await screen.findByRole("region", { name: "Because you like “Salt”" });
  const played: unknown[] = [];
  window.addEventListener(PLAY, (event) => played.push((event as CustomEvent).detail), { once: true });
  await userEvent.click(within(row).getByRole("button", { name: "Play Tide" }));
  expect(played).toEqual([{ trackId: "Tide", queue: ["Foam", "Tide"] }]);
});

test("what administrators chose says who chose it, and plays its songs from the one that was pressed on", async () => {
  const app = await openApp("/discover", FAN);
  const beside = { isLiked: true, isByLists: true, because: aTrack("Salt"), tracks: [aTrack("Reef")] };
  const curated = {
    ...{ listId: "late", title: "Late trains", text: "Slow songs.", curator: "Ada" },
    pieces: ["Cove", "Harbour"].map((title) => ({ track: aTrack(title), release: null })),
  };
  await answer(app, "DiscoverScreenQuery", { ...NOTHING, forYou: [beside], curated: [curated] }, PREFERENCES);
  await screen.findByRole("region", { name: "Because playlists put it next to “Salt”" });
  const row = screen.getByRole("region", { name: "Late trains" });
  expect(row.textContent).toContain("Slow songs. Chosen by Ada.");
  const played: unknown[] = [];
  window.addEventListener(PLAY, (event) => played.push((event as CustomEvent).detail), { once: true });
  await userEvent.click(within(row).getByRole("button", { name: "Play Harbour" }));
  expect(played).toEqual([{ trackId: "Harbour", queue: ["Cove", "Harbour"] }]);
});

test("where nothing is out yet the screen says so", async () => {
  const app = await openApp("/discover", FAN);
  await answer(app, "DiscoverScreenQuery", NOTHING, PREFERENCES);
  await screen.findByRole("heading", { name: "Nothing to show yet" });
});

test("whoever digs sees one track at a time, goes on and back, and nothing plays by itself", async () => {
  const app = await openApp("/discover/dig?mood=relaxed", FAN);
  const played = jest.fn();
  window.addEventListener(PLAY, played);
  await answer(app, "DigScreenQuery", { hubs: [], dig: [aTrack("Foam"), aTrack("Tide")] });
  await screen.findByRole("article", { name: "Foam by Mara Lune" });
  await userEvent.click(screen.getByRole("button", { name: "Skip this one" }));
  await screen.findByRole("article", { name: "Tide by Mara Lune" });
  await userEvent.click(screen.getByRole("button", { name: "Back to the last one" }));
  await screen.findByRole("article", { name: "Foam by Mara Lune" });
  await userEvent.click(screen.getByRole("button", { name: "Like Foam" }));
  // What keeps changes comes after the first picture, and no picture ever comes here.
  await waitFor(
    () => expect(asked(app, "useKeepLikeMutation")?.request.variables.input).toEqual({ id: "Foam" }),
    { timeout: 10_000 },
  );
  for (let press = 0; press < 2; press++)
    await userEvent.click(screen.getByRole("button", { name: "Skip this one" }));
  await waitFor(() =>
    expect(asked(app, "useDigQuery")!.request.variables).toMatchObject({
      mood: "relaxed",
      without: ["Foam", "Tide"],
    }),
  );
  await answer(app, "useDigQuery", { dig: [] });
  await screen.findByRole("heading", { name: "That was everything" });
  window.removeEventListener(PLAY, played);
  expect(played).not.toHaveBeenCalled();
});
