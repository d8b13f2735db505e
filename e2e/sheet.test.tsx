import { encodeGlobalID } from "@pothos/plugin-relay";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { sql } from "kysely";
import { RETRY_MS } from "../client/catalog/sheet/SheetBook.ts";
import { findOrMakeArtists, setTrackArtists } from "../db/catalog/artists.ts";
import { newId } from "../db/ids.ts";
import { aTrack, aUser, aWorkspace } from "../db/testing/build.ts";
import { importTracks } from "../server/catalog/importTracks.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { chooseInMenu } from "./chooseInMenu.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;
let artistId: string;
let workspaceId: string;

beforeAll(async () => void (server = await openTestServer()));
beforeEach(async () => {
  artistId = (await aUser(server.db, { role: "artist", userTier: "artist_pro" })).id;
  workspaceId = (await aWorkspace(server.db, { ownerId: artistId })).id;
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(closeLevare);
afterAll(() => server.close());

async function aSong(title: string, facts: object = {}): Promise<string> {
  const { id } = await aTrack(server.db, { workspaceId, title, ...facts });
  await server.db.transaction().execute(async (trx) => {
    await setTrackArtists(trx, id, await findOrMakeArtists(trx, workspaceId, ["Nova"]));
  });
  return id;
}
const rowOf = (id: string) =>
  server.db.selectFrom("track").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

async function openSheet(): Promise<void> {
  await openLevare(server, artistId, "/catalog/tracks?sort=title");
  await userEvent.click(await screen.findByRole("button", { name: "Edit as sheet" }));
  await screen.findByRole("grid", { name: "Tracks as a sheet" });
}
const cell = (label: string) => screen.findByRole("gridcell", { name: label });
const paste = (at: HTMLElement, text: string) =>
  fireEvent.paste(at, { clipboardData: { getData: () => text } });

test("a block pasted from a spreadsheet is saved, the wrong cell says why, and one undo takes all of it back", async () => {
  const ids = [await aSong("Alpha"), await aSong("Beta", { bpm: 80 }), await aSong("Gamma")];
  await openSheet();
  await userEvent.click(await cell("Track 1, ISRC: empty"));
  paste(document.activeElement as HTMLElement, "QZ-ABC-26-00001\tRap\nQZABC2600002\tRock\nnonsense\tPop\n");

  expect(await screen.findByText("1 cell needs attention")).toBeTruthy();
  const wrong = await cell("Track 3, ISRC: nonsense");
  expect(wrong.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(wrong.getAttribute("aria-describedby")!)?.textContent).toMatch(
    /12 characters/,
  );
  await waitFor(async () => {
    expect(await rowOf(ids[0]!)).toMatchObject({ isrc: "QZABC2600001", genre: "hip-hop" });
    expect(await rowOf(ids[1]!)).toMatchObject({ isrc: "QZABC2600002", genre: "rock" });
    expect(await rowOf(ids[2]!)).toMatchObject({ isrc: null, genre: "pop" });
  });

  await userEvent.keyboard("{Control>}z{/Control}");
  expect(await screen.findByText("All changes saved")).toBeTruthy();
  for (const id of ids)
    await waitFor(async () => expect(await rowOf(id)).toMatchObject({ isrc: null, genre: null }));
  expect(await rowOf(ids[1]!)).toMatchObject({ title: "Beta", bpm: 80 });
});

test("cells are walked, written and filled down from the keyboard", async () => {
  const ids = [await aSong("Alpha"), await aSong("Beta"), await aSong("Gamma")];
  await openSheet();
  await userEvent.click(await cell("Track 1, BPM: empty"));
  await userEvent.keyboard("124{Enter}");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Track 2, BPM: empty");
  await userEvent.keyboard("{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}");
  for (const id of ids) await waitFor(async () => expect(await rowOf(id)).toMatchObject({ bpm: 124 }));
  await userEvent.keyboard("{Delete}");
  for (const id of ids) await waitFor(async () => expect(await rowOf(id)).toMatchObject({ bpm: null }));
  await userEvent.keyboard("{F2}99{Escape}");
  expect(await cell("Track 3, BPM: empty")).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: "Track 3, BPM" })).toBeNull();
});

test("what was not saved when the page was left is offered again", async () => {
  const id = await aSong("Alpha");
  await openSheet();
  const reach = globalThis.fetch;
  globalThis.fetch = async () => Promise.reject(new TypeError("offline"));
  await userEvent.click(await cell("Track 1, BPM: empty"));
  await userEvent.keyboard("111{Enter}");
  expect(await screen.findByText(/Not saved yet/)).toBeTruthy();
  closeLevare();
  globalThis.fetch = reach;

  await openLevare(server, artistId, "/catalog/tracks?sort=title");
  await userEvent.click(await screen.findByRole("button", { name: "Save them" }));
  await waitFor(async () => expect(await rowOf(id)).toMatchObject({ bpm: 111 }));
});

test("a genre is completed as it is typed, and what needs attention is one press away", async () => {
  const id = await aSong("Alpha");
  await openSheet();
  await userEvent.click(await cell("Track 1, Genre: empty"));
  await userEvent.keyboard("Ele{Enter}");
  await waitFor(async () => expect(await rowOf(id)).toMatchObject({ genre: "electronic" }));
  await userEvent.click(await cell("Track 1, BPM: empty"));
  await userEvent.keyboard("fast{Tab}");
  await userEvent.click(await cell("Track 1, Title: Alpha"));
  await userEvent.click(await screen.findByRole("button", { name: "1 cell needs attention" }));
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Track 1, BPM: fast"));
});

test("tracks selected in the list get one genre, and one press takes it back", async () => {
  const ids = [await aSong("Alpha", { genre: "jazz" }), await aSong("Beta")];
  await openLevare(server, artistId, "/catalog/tracks?sort=title");
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select all tracks" }));
  await userEvent.click(screen.getByRole("button", { name: "Set for all" }));
  const value = await screen.findByRole("combobox", { name: "Value", hidden: true });
  await userEvent.selectOptions(value, "electronic");
  await userEvent.click(screen.getByRole("button", { name: "Set", hidden: true }));
  const toast = (
    await screen.findByText("Genre: Electronic on all that were selected.")
  ).closest<HTMLElement>(".mantine-Notification-root")!;
  for (const id of ids) expect(await rowOf(id)).toMatchObject({ genre: "electronic" });
  await userEvent.click(within(toast).getByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await rowOf(ids[0]!)).toMatchObject({ genre: "jazz" }));
  await waitFor(async () => expect(await rowOf(ids[1]!)).toMatchObject({ genre: null }));
});

test("without a connection nothing is set for the selected tracks, it is said, and nobody tries it later unseen", async () => {
  const id = await aSong("Alpha", { genre: "jazz" });
  await openLevare(server, artistId, "/catalog/tracks");
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select Alpha" }));
  await userEvent.click(screen.getByRole("button", { name: "Set for all" }));
  const value = await screen.findByRole("combobox", { name: "Value", hidden: true });
  await userEvent.selectOptions(value, "electronic");
  const { fetch } = globalThis;
  let tries = 0;
  globalThis.fetch = async (input, init) => {
    if (init?.method !== "POST") return fetch(input, init);
    if (String(init.body).includes(encodeGlobalID("Track", id))) tries++;
    throw new TypeError("Failed to fetch");
  };
  await userEvent.click(screen.getByRole("button", { name: "Set", hidden: true }));
  expect(await screen.findByText(/Levare cannot be reached/)).toBeTruthy();
  const after = tries;
  await new Promise((resolve) => setTimeout(resolve, RETRY_MS + 500));
  globalThis.fetch = fetch;
  expect(tries).toBe(after);
  expect(tries).toBeGreaterThan(0);
  expect(await rowOf(id)).toMatchObject({ genre: "jazz" });
});

test("selected tracks go to the archive together, and come back", async () => {
  const ids = [await aSong("Alpha"), await aSong("Beta")];
  await openSheet();
  await userEvent.click(screen.getByRole("checkbox", { name: "Select all tracks" }));
  await chooseInMenu("2 tracks selected", "Archive");
  await screen.findByText("2 tracks are in the archive.");
  for (const id of ids) expect(await rowOf(id)).toMatchObject({ state: "archived" });
  const toast = screen
    .getByText("2 tracks are in the archive.")
    .closest<HTMLElement>("[role=alert], .mantine-Notification-root")!;
  await userEvent.click(within(toast).getByRole("button", { name: "Undo" }));
  for (const id of ids) await waitFor(async () => expect(await rowOf(id)).toMatchObject({ state: "ready" }));
});

test("a pasted file shows its wrong row, is checked before it is written, and then changes the catalog", async () => {
  const id = await aSong("Alpha", { isrc: "QZABC2600001" });
  await aSong("Beta", { isrc: "QZABC2600002" });
  await openLevare(server, artistId, "/catalog/tracks");
  await userEvent.click(await screen.findByRole("button", { name: "Import CSV" }));
  const dialog = await screen.findByRole("dialog", { name: "Import tracks from a file" });
  const csv =
    "ISRC Code;Song title;Tempo\nQZABC2600001;Alpha Centauri;120\nQZABC2600002;Beta;fast\nQZABC2600099;Nobody;90";
  await userEvent.click(within(dialog).getByRole("textbox", { name: "Or paste it here" }));
  await userEvent.paste(csv);
  await userEvent.click(within(dialog).getByRole("button", { name: "Continue" }));
  expect(within(dialog).getByRole<HTMLSelectElement>("combobox", { name: "What “Tempo” holds" }).value).toBe(
    "bpm",
  );
  await userEvent.click(within(dialog).getByRole("button", { name: "Check the file" }));

  expect(await within(dialog).findByText("BPM: “fast”: Write a number.")).toBeTruthy();
  expect(within(dialog).getByText("1 row matches no track: upload its audio first")).toBeTruthy();
  const go = within(dialog).getByRole<HTMLButtonElement>("button", { name: "Change 1 track" });
  expect(go.disabled).toBe(true);
  expect(await rowOf(id)).toMatchObject({ title: "Alpha", version: 1 });
  await userEvent.click(within(dialog).getByRole("checkbox", { name: "Leave out 1 row that is wrong" }));
  await userEvent.click(go);
  await within(dialog).findByText("Waiting for its turn…");
  const { id: importId } = await server.db
    .selectFrom("trackImport")
    .select("id")
    .where("workspaceId", "=", workspaceId)
    .executeTakeFirstOrThrow();
  await act(async () =>
    importTracks({ db: server.db, services: server.services, dataDir: server.dataDir }, { importId }),
  );
  expect(await within(dialog).findByText("1 track was changed.")).toBeTruthy();
  expect(await rowOf(id)).toMatchObject({ title: "Alpha Centauri", bpm: 120 });
});

test("a view keeps filter and order, opens by its name and comes back after it was deleted", async () => {
  await aSong("Slow", { bpm: 70 });
  await aSong("Fast", { bpm: 170 });
  await openLevare(server, artistId, "/catalog/tracks?bpmMax=100");
  await screen.findByRole("row", { name: /Slow/ });
  expect(screen.queryByRole("row", { name: /Fast/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Views" }));
  await userEvent.click(await screen.findByRole("button", { name: "Save view", hidden: true }));
  const dialog = await screen.findByRole("dialog", { name: "Save view" });
  await userEvent.type(within(dialog).getByRole("textbox", { name: "Name of the view" }), "Slow songs");
  await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("button", { name: "Slow songs" })).toBeTruthy();
  closeLevare();

  await openLevare(server, artistId, "/catalog/tracks");
  await screen.findByRole("row", { name: /Fast/ });
  await userEvent.click(await screen.findByRole("button", { name: "Views" }));
  await userEvent.click(await screen.findByRole("button", { name: "Slow songs", hidden: true }));
  await waitFor(() => expect(screen.queryByRole("row", { name: /Fast/ })).toBeNull());

  // The one of the list is leaving.
  await userEvent.click(await screen.findByRole("button", { name: "Slow songs" }));
  const more = { name: "More about the view Slow songs", hidden: true };
  await userEvent.click(await screen.findByRole("button", more));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete", hidden: true }));
  const toast = (await screen.findByText("The view “Slow songs” is deleted.")).closest<HTMLElement>(
    ".mantine-Notification-root",
  )!;
  await waitFor(() => expect(screen.queryByRole("button", { name: "Slow songs" })).toBeNull());
  await userEvent.click(within(toast).getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("button", { name: "Slow songs" })).toBeTruthy();
});

test("tracks chosen in the sheet go behind what is on a release, those that are on it already stay", async () => {
  const [there, added] = [await aSong("Alpha"), await aSong("Beta")];
  const id = newId();
  await server.db.insertInto("release").values({ id, workspaceId, title: "Shore", slug: "shore" }).execute();
  await server.db
    .insertInto("releaseTrack")
    .values({ releaseId: id, trackId: there, disc: 1, position: 1 })
    .execute();
  await openSheet();
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select all tracks" }));
  await chooseInMenu("2 tracks selected", "Add to a release");

  const dialog = await screen.findByRole("dialog", { name: "Add to a release" });
  await within(dialog).findByRole("option", { name: "Shore" });
  await userEvent.selectOptions(within(dialog).getByRole("combobox", { name: "Release" }), "Shore");
  await userEvent.click(within(dialog).getByRole("button", { name: "Add to the release" }));
  // One stays where one is; the way there is offered.
  expect(await screen.findByRole("button", { name: "Open release" })).toBeTruthy();
  expect(screen.getByRole("grid", { name: "Tracks as a sheet" })).toBeTruthy();
  const order = await server.db
    .selectFrom("releaseTrack")
    .where("releaseId", "=", id)
    .orderBy("position")
    .select("trackId")
    .execute();
  expect(order.map(({ trackId }) => trackId)).toEqual([there, added]);
});

test("a track that a full disk keeps out of the archive is called that, and the others go", async () => {
  const [alpha, beta] = [await aSong("Alpha"), await aSong("Beta")];
  await sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(server.db);
  await sql`create trigger full_disk before update on track
    for each row when (old.title = 'Beta') execute function full_disk()`.execute(server.db);
  try {
    await openSheet();
    await userEvent.click(screen.getByRole("checkbox", { name: "Select all tracks" }));
    await chooseInMenu("2 tracks selected", "Archive");
    await screen.findByText("1 track is in the archive.");
    expect(await screen.findByText(/^Our storage is full/)).toBeTruthy();
    expect(screen.queryByText(/on a release that is out/)).toBeNull();
    expect(await rowOf(alpha)).toMatchObject({ state: "archived" });
    expect(await rowOf(beta)).toMatchObject({ state: "ready" });
  } finally {
    await sql`drop function full_disk cascade`.execute(server.db);
  }
});
