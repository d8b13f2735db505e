import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { newId } from "../db/ids.ts";
import { makeProfile } from "../db/profiles/profiles.ts";
import { aTrack, aUser, aWorkspace } from "../db/testing/build.ts";
import { trackGid } from "../server/releases/testing.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { chooseInMenu } from "./chooseInMenu.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterEach(closeLevare);
afterAll(() => server.close());

async function aReleaseOut(some: object = {}) {
  const user = await aUser(server.db, {
    ...{
      name: "Noa Lindqvist",
      stageName: `Nova ${newId().slice(-6)}`,
      role: "artist",
      capabilities: ["artist"],
    },
    ...{ userTier: "artist_pro", onboardingCompleted: true },
  });
  const workspace = await aWorkspace(server.db, { ownerId: user.id });
  await makeProfile(server.db, user);
  const { handle } = await server.db
    .selectFrom("profile")
    .select("handle")
    .where("userId", "=", user.id)
    .executeTakeFirstOrThrow();
  const releaseId = newId();
  const common = {
    workspaceId: workspace.id,
    title: "Night Bus",
    slug: "night-bus",
    coverKey: `release/${releaseId}.jpg`,
  };
  const live = {
    state: "live",
    visibility: "public",
    date: new Date("2026-05-01"),
    pLineYear: 2026,
    pLineOwner: "Nova",
  };
  await server.db
    .insertInto("release")
    .values({ id: releaseId, ...common, ...live, licence: "cc-by-4.0", priceMinor: 700, ...some })
    .execute();
  const open = { workspaceId: workspace.id, releaseId, visibility: "public" } as const;
  const first = await aTrack(server.db, { ...open, title: "Last Stop", explicit: "explicit" });
  await aTrack(server.db, { ...open, title: "Depot" });
  await server.db
    .insertInto("lyrics")
    .values({
      trackId: first.id,
      plain: "All change",
      timed: JSON.stringify([{ startMs: 500, text: "All change" }]),
    })
    .execute();
  return { userId: user.id, workspaceId: workspace.id, path: `/@${handle}/night-bus` };
}

test("a visitor reads a release, opens a song with its words, and finds a player for their own site", async () => {
  const { path } = await aReleaseOut();
  await openLevare(server, null, path);
  expect(await screen.findByRole("heading", { level: 1, name: "Night Bus" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Play all" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Play Depot" })).toBeTruthy();
  expect(screen.getByText("Price: $7.00 or more")).toBeTruthy();
  expect(screen.getByText("℗ 2026 Nova")).toBeTruthy();
  expect(screen.getByRole("link", { name: "CC BY 4.0" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
  await chooseInMenu("Share", "Embed");
  const code = await screen.findByLabelText<HTMLTextAreaElement>("Code");
  expect(code.value).toMatch(/^<iframe src="http:\/\/[^"]+\/embed\/[0-9a-f-]{36}\?size=md"/);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await userEvent.click(screen.getByRole("link", { name: "Last Stop" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Last Stop" })).toBeTruthy();
  expect(within(await screen.findByRole("region", { name: "Lyrics" })).getByText("All change")).toBeTruthy();
});

test("an artist finds the page of a song that is on no release, and a visitor opens it by its link", async () => {
  const { path, userId, workspaceId } = await aReleaseOut();
  const track = await aTrack(server.db, { workspaceId, title: "Loose Tide", visibility: "public" });
  await openLevare(server, userId, `/catalog/tracks/${trackGid(track.id)}`);
  await userEvent.click(await screen.findByRole("link", { name: "See its page" }));
  expect(await screen.findByRole("link", { name: "Edit" })).toBeTruthy();
  closeLevare();

  await openLevare(server, null, path.replace("night-bus", `track/${track.id}`));
  expect(await screen.findByRole("heading", { level: 1, name: "Loose Tide" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
  expect(screen.queryByText("From")).toBeNull();
});

test("a member finds the way to the editor, and nobody finds what is not out", async () => {
  const { path, userId } = await aReleaseOut();
  await openLevare(server, userId, path);
  expect((await screen.findByRole<HTMLAnchorElement>("link", { name: "Edit" })).href).toContain("/releases/");
  closeLevare();
  const hidden = await aReleaseOut({ state: "draft", visibility: "private" });
  await openLevare(server, hidden.userId, hidden.path);
  expect(await screen.findByRole("heading", { level: 1, name: "No music here" })).toBeTruthy();
});

test("a preorder counts down, and says that the songs are to come", async () => {
  const date = new Date(Date.now() + 3 * 86_400_000);
  const { path } = await aReleaseOut({ state: "preorder", date });
  await openLevare(server, null, path);
  expect(await screen.findByRole("timer")).toBeTruthy();
  expect(screen.getByText("You can hear the other songs here from that day.")).toBeTruthy();
});
