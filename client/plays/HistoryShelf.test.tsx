import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { DAY_MS } from "../../domain/duration.ts";
import { aViewer, openApp } from "../testing/openApp.tsx";

type App = Awaited<ReturnType<typeof openApp>>;

const FAN = aViewer({ role: "fan", capabilities: ["fan"], workspace: null, workspaces: [] });
const LINES = { ids: [], titles: [], artists: [], coverUrls: [], pagePaths: [], addedAt: [] };
const LIBRARY = {
  tracks: { ...LINES, durations: [] },
  releases: LINES,
  artists: { ids: [], names: [], avatarUrls: [], levels: [], pagePaths: [], addedAt: [] },
};

const asked = (app: App, name: string) =>
  app
    .relay()
    .mock.getAllOperations()
    .find((each) => each.request.node.params.name === name);

/** So many days ago at noon: never near midnight, wherever the test runs. */
function noon(daysAgo: number): string {
  const now = new Date();
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12).getTime();
  return new Date(today - daysAgo * DAY_MS).toISOString();
}

/** A history with these titles on these days; null for what was taken back. */
const history = (...plays: [title: string | null, daysAgo: number][]) => ({
  edges: plays.map(([title, daysAgo], at) => ({
    cursor: `at${at}`,
    node: {
      ...{ __typename: "Play", id: `play${at}`, startedAt: noon(daysAgo) },
      track: title && {
        ...{ id: `song ${title}`, title, artistNames: ["Mara Lune"], coverUrl: "/covers/art/x" },
        ...{ pagePath: "/@mara-lune/salt/1", state: "ready" },
      },
    },
  })),
  pageInfo: { hasNextPage: false, endCursor: null },
});

async function openHistory(heard: ReturnType<typeof history>, isOn = true) {
  const app = await openApp("/library?tab=history", FAN);
  const answer = async (name: string, viewer: object) => {
    await waitFor(() => expect(asked(app, name)).toBeTruthy());
    await act(async () =>
      app.relay().mock.resolve(asked(app, name)!, { data: { viewer: { id: FAN.id, ...viewer } } }),
    );
  };
  await answer("LibraryScreenQuery", { library: LIBRARY });
  await answer("HistoryShelfQuery", { preferences: { listeningHistory: isOn }, listeningHistory: heard });
  await screen.findByRole("button", { name: "Clear history" });
  return app;
}

test("a fan finds what they heard, day by day, and plays it again", async () => {
  await openHistory(history(["Night Bus", 0], ["Salt", 0], ["Night Bus", 1], [null, 9]));
  const today = within(screen.getByRole("region", { name: "Today" }));
  expect(today.getAllByRole("listitem")).toHaveLength(2);
  expect(today.getByRole("link", { name: "Salt" }).getAttribute("href")).toBe("/@mara-lune/salt/1");
  expect(today.getByRole("button", { name: "Play Salt" })).toBeTruthy();
  const yesterday = within(screen.getByRole("region", { name: "Yesterday" }));
  expect(yesterday.getByRole("link", { name: "Night Bus" })).toBeTruthy();
  const gone = screen.getByRole("button", { name: "Play Not available" });
  expect((gone as HTMLButtonElement).disabled).toBe(true);
});

test("before a history is cleared a question says what follows; afterwards it is empty", async () => {
  const app = await openHistory(history(["Night Bus", 0]));
  await userEvent.click(screen.getByRole("button", { name: "Clear history" }));
  const question = within(await screen.findByRole("dialog", { name: "Clear your history?" }));
  expect(question.getByText("Artists keep their numbers", { exact: false })).toBeTruthy();
  expect(asked(app, "HistoryShelfClearMutation")).toBeUndefined();
  await userEvent.click(question.getByRole("button", { name: "Clear history" }));
  await waitFor(() => expect(asked(app, "HistoryShelfClearMutation")).toBeTruthy());
  await act(async () =>
    app.relay().mock.resolve(asked(app, "HistoryShelfClearMutation")!, {
      data: { clearListeningHistory: { viewer: { id: FAN.id, listeningHistory: history() } } },
    }),
  );
  await screen.findByRole("heading", { name: "Nothing heard yet" });
  expect(screen.getByRole("link", { name: "Find music" }).getAttribute("href")).toBe("/discover");
});

test("who keeps no history reads so, and one press switches it on", async () => {
  const app = await openHistory(history(), false);
  expect(screen.getByRole("heading", { name: "Your history is off" })).toBeTruthy();
  await userEvent.click(screen.getByRole("switch", { name: "Keep a history of what I hear" }));
  await waitFor(() =>
    expect(asked(app, "usePreferencesMutation")?.request.variables.input).toEqual({ listeningHistory: true }),
  );
  await screen.findByRole("heading", { name: "Nothing heard yet" });
});

test("a history that cannot be cleared stays, and the reason is said", async () => {
  const app = await openHistory(history(["Night Bus", 0]));
  await userEvent.click(screen.getByRole("button", { name: "Clear history" }));
  const question = within(await screen.findByRole("dialog", { name: "Clear your history?" }));
  await userEvent.click(question.getByRole("button", { name: "Clear history" }));
  await waitFor(() => expect(asked(app, "HistoryShelfClearMutation")).toBeTruthy());
  await act(async () =>
    app.relay().mock.reject(asked(app, "HistoryShelfClearMutation")!, new Error("no line")),
  );
  await screen.findByRole("alert");
  expect(screen.getByRole("link", { name: "Night Bus" })).toBeTruthy();
});
