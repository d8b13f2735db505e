import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { newId } from "../db/ids.ts";
import { makeProfile } from "../db/profiles/profiles.ts";
import { rebuildSearchDocs } from "../db/search/searchDocs.ts";
import { aTrack, aUser, aWorkspace } from "../db/testing/build.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterEach(closeLevare);
afterAll(() => server.close());

async function searchFor(text: string): Promise<void> {
  await screen.findByRole("button", { name: /Search music/ });
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.type(await screen.findByRole("combobox", { name: /Search music/ }), text);
}

test("a fan finds what is public and nothing that is private; its owner finds both", async () => {
  const ownerId = (await aUser(server.db, { role: "artist" })).id;
  const fanId = (await aUser(server.db, { role: "fan", capabilities: ["fan"] })).id;
  const { id: workspaceId } = await aWorkspace(server.db, { ownerId });
  await aTrack(server.db, { workspaceId, title: "Lantern Tide", visibility: "public" });
  await aTrack(server.db, { workspaceId, title: "Lantern Draft", visibility: "private" });
  await rebuildSearchDocs(server.db);

  await openLevare(server, fanId, "/");
  await searchFor("lantern");
  const found = within(await screen.findByRole("grid", { name: "Results" }));
  expect(found.getByRole("button", { name: "Play Lantern Tide" })).toBeTruthy();
  expect(found.queryByText("Lantern Draft")).toBeNull();
  closeLevare();

  await openLevare(server, ownerId, "/");
  await searchFor("lantern");
  const own = within(await screen.findByRole("grid", { name: "Results" }));
  expect(own.getByRole("button", { name: "Play Lantern Tide" })).toBeTruthy();
  expect(own.getByText("Lantern Draft")).toBeTruthy();
});

test("a visitor finds what is public, by Ctrl+K and as a page, and keeps no searches", async () => {
  const { id: ownerId } = await aUser(server.db, { role: "artist" });
  const { id: workspaceId } = await aWorkspace(server.db, { ownerId });
  await aTrack(server.db, { workspaceId, title: "Harbour Lamp", visibility: "public" });
  await aTrack(server.db, { workspaceId, title: "Harbour Sketch", visibility: "private" });
  await rebuildSearchDocs(server.db);

  await openLevare(server, null, "/cookies");
  await searchFor("harbour");
  const found = within(await screen.findByRole("grid", { name: "Results" }));
  expect(found.getByRole("button", { name: "Play Harbour Lamp" })).toBeTruthy();
  expect(found.queryByText("Harbour Sketch")).toBeNull();
  expect(screen.queryByRole("tab", { name: "My Catalog" })).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "Open as page" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Search" })).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Play Harbour Lamp" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Save/ })).toBeNull();
});

test("an address that leads to nobody names whom it may have meant, and the artist's page opens from there", async () => {
  const user = await aUser(server.db, {
    ...{ name: "Oda Brandt", stageName: "Oda Brandt", role: "artist", capabilities: ["artist"] },
    ...{ userTier: "artist_pro", onboardingCompleted: true },
  });
  const { id: workspaceId } = await aWorkspace(server.db, { ownerId: user.id });
  await makeProfile(server.db, user);
  const track = await aTrack(server.db, { workspaceId, title: "Slate", visibility: "public" });
  const artistId = newId();
  await server.db.insertInto("artist").values({ id: artistId, workspaceId, name: "Oda Brandt" }).execute();
  await server.db.insertInto("trackArtist").values({ trackId: track.id, artistId, position: 0 }).execute();
  await rebuildSearchDocs(server.db);

  await openLevare(server, null, "/@oda-brand");
  expect(await screen.findByRole("heading", { level: 1, name: "Nobody here" })).toBeTruthy();
  const nearby = within(await screen.findByRole("region", { name: "Perhaps you meant" }));
  await userEvent.click(nearby.getByRole("link", { name: /Oda Brandt/ }));
  expect(await screen.findByRole("heading", { level: 1, name: "Oda Brandt" })).toBeTruthy();
});

test("what is written among the words stands as chips that take it away, and what cannot be read is said", async () => {
  const { id: userId } = await aUser(server.db, { role: "artist" });
  const { id: workspaceId } = await aWorkspace(server.db, { ownerId: userId });
  await aTrack(server.db, { workspaceId, title: "Pier Song", visibility: "public" });
  await aTrack(server.db, { workspaceId, title: "Pier Song Live", visibility: "public" });
  await rebuildSearchDocs(server.db);

  await openLevare(server, userId, "/");
  await searchFor('"pier song" -live bpm:fast');
  expect(await screen.findByText(/“fast” does not work with BPM Range/)).toBeTruthy();
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: /Search music/ });
  await userEvent.clear(field);
  await userEvent.type(field, '"pier song" -live');
  const results = within(await screen.findByRole("grid", { name: "Results" }));
  // What was found for the text before stands until the answer is there.
  await waitFor(() => expect(results.queryByText("Pier Song Live")).toBeNull());
  expect(await results.findByRole("button", { name: "Play Pier Song" })).toBeTruthy();

  await userEvent.click(screen.getByRole("button", { name: "Remove Not “live”" }));
  expect(await screen.findByText("Pier Song Live")).toBeTruthy();
  expect(field.value).toBe('"pier song"');
});

test("a mistyped search is corrected, becomes a page, is kept under a name and opened again", async () => {
  const { id: userId } = await aUser(server.db, { role: "artist" });
  const { id: workspaceId } = await aWorkspace(server.db, { ownerId: userId });
  await aTrack(server.db, { workspaceId, title: "Meridian", visibility: "public", genre: "jazz" });
  await aTrack(server.db, { workspaceId, title: "Meridian Two", visibility: "public", genre: "pop" });
  await rebuildSearchDocs(server.db);
  await server.services.speller.freshen();

  await openLevare(server, userId, "/");
  await searchFor("meridiam");
  expect(await screen.findByText("“meridian”")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Open as page" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Search" })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe("Search: meridiam · Levare"));
  expect(await screen.findByText("2 results")).toBeTruthy();

  await userEvent.click(await screen.findByRole("checkbox", { name: /^Jazz/ }));
  expect(await screen.findByText("1 result")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Save search" }));
  const name = await screen.findByRole("textbox", { name: "Name of the search" });
  fireEvent.change(name, { target: { value: "Quiet jazz" } });
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Name of the search" })).toBeNull());
  closeLevare();

  await openLevare(server, userId, "/search");
  await userEvent.click(await screen.findByRole("button", { name: "Quiet jazz" }));
  expect(await screen.findByRole("button", { name: "Remove Genre: Jazz" })).toBeTruthy();
  expect(await screen.findByText("1 result")).toBeTruthy();
  closeLevare();

  await openLevare(server, userId, "/search?q=meridian&genre=pop");
  expect(await screen.findByText("1 result")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Play Meridian Two" })).toBeTruthy();
});
