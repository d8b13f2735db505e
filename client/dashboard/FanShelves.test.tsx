import { act, screen, waitFor, within } from "@testing-library/react";
import { aViewer, openApp } from "../testing/openApp.tsx";

const FAN = aViewer({
  ...{ role: "fan", capabilities: ["fan"], workspace: null, workspaces: [] },
  preferences: { ...aViewer().preferences, mode: "fan" },
});

const aTrack = (title: string) => ({
  ...{ __typename: "Track", id: title, title, artistNames: ["Mara Lune"], coverUrl: `/covers/art/${title}` },
  ...{ pagePath: `/@mara-lune/${title}` },
});

/** The home of a fan who heard these songs, of whom `popular` are heard by everybody; `meanwhile` runs before their shelves come. */
async function openHome(heard: string[], popular: string[], isOn = true, meanwhile = () => {}) {
  const app = await openApp("/", FAN);
  const find = () =>
    app
      .relay()
      .mock.getAllOperations()
      .find((each) => each.request.node.params.name === "FanShelvesQuery");
  await waitFor(() => expect(find()).toBeTruthy());
  await screen.findByRole("heading", { level: 1 });
  meanwhile();
  const viewer = {
    ...{ id: FAN.id, preferences: { listeningHistory: isOn }, recentlyPlayed: heard.map(aTrack) },
    newFromFollowed: { edges: [] },
    discover: { charts: popular.map((title) => ({ track: aTrack(title) })) },
  };
  await act(async () => app.relay().mock.resolve(find()!, { data: { viewer } } as never));
  return app;
}

const shelf = async (name: string) => within(await screen.findByRole("region", { name }));

test("a fan goes on where they were on any device, and sees what everybody hears", async () => {
  await openHome(["Salt", "Foam"], ["Tide"]);
  const own = await shelf("Continue listening");
  expect(own.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    "Play Salt",
    "Play Foam",
  ]);
  expect(own.getByRole("link", { name: "Everything you heard" }).getAttribute("href")).toBe(
    "/library?tab=history",
  );
  expect((await shelf("Popular now")).getByRole("button", { name: "Play Tide" })).toBeTruthy();
});

test("a fan who begins is led to music by every empty shelf", async () => {
  await openHome([], []);
  const leads = async (name: string, link: string) =>
    expect((await shelf(name)).getByRole("link", { name: link }).getAttribute("href")).toBe("/discover");
  await leads("Continue listening", "Discover music");
  await leads("New from artists you follow", "Find artists");
  expect(screen.queryByRole("region", { name: "Popular now" })).toBeNull();
});

test("who keeps no history is shown nothing that was remembered elsewhere", async () => {
  await openHome(["Salt"], [], false);
  await shelf("New from artists you follow");
  expect(screen.queryByRole("button", { name: "Play Salt" })).toBeNull();
});

test("what was heard last stays one row, with all of it in it", async () => {
  const heard = Array.from({ length: 18 }, (_, n) => `Song ${n}`);
  await openHome(heard, ["Tide"]);
  const own = await shelf("Continue listening");
  expect(own.getAllByRole("button")).toHaveLength(18);
  expect(own.getByRole("list").hasAttribute("data-row")).toBe(true);
});

test("what the server wrote of a fan's home stays in sight until their shelves stand", async () => {
  const isWaiting = () => document.querySelector("#content [data-waiting]") !== null;
  let wasWaiting = false;
  await openHome(["Salt"], ["Tide"], true, () => (wasWaiting = isWaiting()));
  await shelf("Continue listening");
  expect([wasWaiting, isWaiting()]).toEqual([true, false]);
});
