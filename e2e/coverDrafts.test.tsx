import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { anArtist, aRelease, releaseRow } from "../server/releases/testing.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterEach(() => {
  setOnline(true);
  closeLevare();
});
afterAll(() => server.close());

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, "onLine", { value: isOnline, configurable: true });
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
}

/** An artist who asks the designer for a cover of a release in this state, and the card with the drafts. */
async function drawn(state: string) {
  const artist = await anArtist(server);
  const date = state === "live" ? new Date("2026-10-02T08:00:00Z") : null;
  const release = await aRelease(server, artist.workspaceId, { title: "Ebb", coverKey: null, state, date });
  await openLevare(server, artist.userId, "/ai-team");
  await userEvent.click(await screen.findByRole("button", { name: "Chat with Graphic Designer" }));
  const dialog = within(await screen.findByRole("dialog", { name: "AI assistant" }));
  await userEvent.type(await dialog.findByLabelText("Message"), "Make a cover for Ebb{Enter}");
  const card = within(await dialog.findByRole("group", { name: "Drafts of a cover for Ebb" }));
  return { artist, release, card };
}

test("a draft is used and taken back by a press each, and each draft says what it shows", async () => {
  const { release, card } = await drawn("draft");
  const [, second] = card.getAllByRole("radio");
  expect(card.getAllByRole("radio")).toHaveLength(4);
  for (const radio of card.getAllByRole("radio"))
    expect(within(radio.closest("label")!).getByRole("img").getAttribute("alt")).toMatch(
      /, with the title Ebb$/,
    );
  await userEvent.click(second!);
  await userEvent.click(card.getByRole("button", { name: "Use this one" }));
  await card.findByText("This is the cover now.");
  expect((await releaseRow(server, release.id)).coverWidth).toBe(3000);
  await userEvent.click(card.getByRole("button", { name: "Undo" }));
  await card.findByText("Undone. Everything is as it was before.");
  expect((await releaseRow(server, release.id)).coverKey).toBeNull();
});

test("of a release that is out one is asked a second time, and one that somebody saved meanwhile is looked at anew", async () => {
  const { release, card } = await drawn("live");
  await userEvent.click(card.getByRole("button", { name: "Use this one" }));
  expect(card.getByText("Fans see this at once. Press again if you mean it.")).toBeTruthy();
  expect((await releaseRow(server, release.id)).coverKey).toBeNull();
  await server.db.updateTable("release").set({ version: 5 }).where("id", "=", release.id).execute();
  await userEvent.click(card.getByRole("button", { name: "Yes, use it" }));
  await card.findByRole("alert");
  expect((await releaseRow(server, release.id)).coverKey).toBeNull();
  await userEvent.click(card.getByRole("button", { name: "Use this one" }));
  await userEvent.click(card.getByRole("button", { name: "Yes, use it" }));
  await card.findByText("This is the cover now.");
});

test("without a connection drafts are looked at, and what needs one says so", async () => {
  const { card } = await drawn("draft");
  setOnline(false);
  expect(card.getByRole("button", { name: "Use this one" }).getAttribute("aria-disabled")).toBe("true");
  expect(card.getByText("Needs a connection")).toBeTruthy();
  await userEvent.click(card.getAllByRole("radio")[3]!);
});
