import { encodeGlobalID } from "@pothos/plugin-relay";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { findOrMakeArtists, setTrackArtists } from "../db/catalog/artists.ts";
import { newId } from "../db/ids.ts";
import { aTrack, aUser, aWorkspace } from "../db/testing/build.ts";
import { reconcileReleases } from "../server/releases/reconcileReleases.ts";
import { aRelease, mutate } from "../server/releases/testing.ts";
import { openTestServer, type TestServer, viewerFor } from "../server/testing.ts";
import { chooseInMenu } from "./chooseInMenu.ts";
import { closeLevare, openLevare } from "./elevator.tsx";
import { keepToast, takeBack } from "./takeBack.ts";

let server: TestServer;
let artistId: string;
let studio: string;

beforeAll(async () => {
  server = await openTestServer();
  artistId = (await aUser(server.db, { role: "artist", userTier: "artist_pro" })).id;
  studio = (await aWorkspace(server.db, { ownerId: artistId, timezone: "Europe/Madrid" })).id;
});
afterEach(closeLevare);
afterAll(() => server.close());

function releaseCalled(title: string) {
  return server.db.selectFrom("release").selectAll().where("title", "=", title).executeTakeFirstOrThrow();
}

/** Without an artist, compliance would hold a release of it back. */
async function aCreditedTrack(title: string) {
  const { id } = await aTrack(server.db, { workspaceId: studio, title });
  await server.db.transaction().execute(async (trx) => {
    await setTrackArtists(trx, id, await findOrMakeArtists(trx, studio, ["Mara Lune"]));
  });
}

async function orderOf(releaseId: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom("releaseTrack")
    .innerJoin("track", "track.id", "releaseTrack.trackId")
    .where("releaseTrack.releaseId", "=", releaseId)
    .orderBy("disc")
    .orderBy("position")
    .select(["track.title", "disc"])
    .execute();
  return rows.map(({ title, disc }) => `${disc} ${title}`);
}

test("three tracks become a release, change places, get a date, and are out at their minute", async () => {
  for (const title of ["Harbour", "Undertow", "Lantern"]) await aCreditedTrack(title);
  await openLevare(server, artistId, "/releases");

  await userEvent.click((await screen.findAllByRole("button", { name: "New release" }))[0]!);
  const dialog = await screen.findByRole("dialog", { name: "New release" });
  await userEvent.type(within(dialog).getByLabelText("Title of the release"), "Low Water");
  for (const title of ["Harbour", "Undertow", "Lantern"])
    await userEvent.click(await within(dialog).findByRole("button", { name: `Add ${title}` }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Create release" }));

  expect(await screen.findByRole("heading", { level: 1, name: "Low Water" })).toBeTruthy();
  const { id } = await releaseCalled("Low Water");
  await userEvent.click(await screen.findByRole("button", { name: "Move Lantern up" }));
  await waitFor(async () => expect(await orderOf(id)).toEqual(["1 Harbour", "1 Lantern", "1 Undertow"]));

  // The cover goes beside GraphQL; server/releases/covers.test.ts sends it.
  await server.db
    .updateTable("release")
    .set({ coverKey: `release/${newId()}.jpg` })
    .where("id", "=", id)
    .execute();
  await userEvent.click(screen.getByRole("tab", { name: "Rights" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "© owner" }), "Low Water Records");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () => expect((await releaseCalled("Low Water")).cLineOwner).toBe("Low Water Records"));
  await userEvent.click(screen.getByRole("tab", { name: "Date and audience" }));
  fireEvent.change(await screen.findByLabelText("Day"), { target: { value: "2999-07-01" } });
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () =>
    expect((await releaseCalled("Low Water")).date).toEqual(new Date("2999-06-30T22:00:00Z")),
  );

  await userEvent.click(await screen.findByRole("button", { name: "Schedule" }));
  expect(await screen.findByRole("timer")).toBeTruthy();
  expect((await releaseCalled("Low Water")).state).toBe("scheduled");

  await reconcileReleases(server, new Date("2999-06-30T22:00:00Z"));
  expect(await screen.findByRole("button", { name: "Withdraw" })).toBeTruthy();
  expect(await releaseCalled("Low Water")).toMatchObject({ state: "live", visibility: "public" });
});

test("of a preorder, the tracks that can be heard at once are chosen in the running order", async () => {
  await aCreditedTrack("Sandbar");
  const track = await server.db
    .selectFrom("track")
    .select("id")
    .where("title", "=", "Sandbar")
    .executeTakeFirstOrThrow();
  const id = newId();
  const preorderFrom = new Date("2999-05-01T00:00:00Z");
  await server.db
    .insertInto("release")
    .values({ id, workspaceId: studio, title: "Shoal", slug: "shoal", preorderFrom })
    .execute();
  const place = { releaseId: id, disc: 1, position: 1 };
  await server.db
    .insertInto("releaseTrack")
    .values({ ...place, trackId: track.id })
    .execute();
  await openLevare(server, artistId, `/releases/${id}`);

  await userEvent.click(await screen.findByRole("checkbox", { name: "Let fans hear Sandbar right away" }));
  await waitFor(async () => {
    const row = server.db.selectFrom("releaseTrack").select("isInstant").where("releaseId", "=", id);
    expect((await row.executeTakeFirstOrThrow()).isInstant).toBe(true);
  });
  await userEvent.click(
    await screen.findByRole("checkbox", { name: "Let fans hear Sandbar right away", checked: true }),
  );
  expect(
    await screen.findByRole("checkbox", { name: "Let fans hear Sandbar right away", checked: false }),
  ).toBeTruthy();
});

test("a song that can be heard at last leaves the list of what is missing, by itself", async () => {
  const song = { workspaceId: studio, title: "Spindrift", state: "processing" as const };
  const { id: trackId } = await aTrack(server.db, song);
  const id = newId();
  await server.db
    .insertInto("release")
    .values({ id, workspaceId: studio, title: "Swell", slug: "swell" })
    .execute();
  await server.db
    .insertInto("releaseTrack")
    .values({ releaseId: id, trackId, disc: 1, position: 1 })
    .execute();
  await openLevare(server, artistId, `/releases/${id}`);
  expect(await screen.findByText("Tracks still being prepared: 1.")).toBeTruthy();
  expect(screen.getByText("Tracks not ready: 1")).toBeTruthy();

  await server.db.updateTable("track").set({ state: "ready" }).where("id", "=", trackId).execute();
  server.services.events.publish("trackChanged", studio, { trackId });
  await waitFor(() => expect(screen.queryByText("Tracks still being prepared: 1.")).toBeNull());
  expect(screen.queryByText("Tracks not ready: 1")).toBeNull();
});

test("two people who write the same fact of a release see both, and choose", async () => {
  const id = newId();
  await server.db
    .insertInto("release")
    .values({ id, workspaceId: studio, title: "Ebb", slug: "ebb" })
    .execute();
  await openLevare(server, artistId, `/releases/${id}?part=details`);
  const field = await screen.findByRole("textbox", { name: "Title" });
  await server.db.updateTable("release").set({ title: "Flood", version: 2 }).where("id", "=", id).execute();
  await userEvent.clear(field);
  await userEvent.type(field, "Neap");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));

  const dialog = await screen.findByRole("dialog", { name: "Somebody else saved first" });
  expect(dialog.textContent).toContain("Flood");
  expect(dialog.textContent).toContain("Neap");
  expect((await releaseCalled("Flood")).version).toBe(2);
  await userEvent.click(within(dialog).getByRole("button", { name: "Keep mine" }));
  await waitFor(async () => expect((await releaseCalled("Neap")).version).toBe(3));
});

test("a release goes to the archive and comes back by the toast", async () => {
  const id = newId();
  await server.db
    .insertInto("release")
    .values({ id, workspaceId: studio, title: "Slack", slug: "slack" })
    .execute();
  await openLevare(server, artistId, "/catalog/albums");
  await chooseInMenu("More about Slack", "Archive");
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect((await releaseCalled("Slack")).state).toBe("draft"));
  expect(await screen.findByRole("link", { name: "Slack" })).toBeTruthy();
});

test.each([newId(), "海"])("the address of nobody's release says so: %s", async (name) => {
  await openLevare(server, artistId, `/releases/${name}`);
  expect(await screen.findByRole("heading", { name: "Release not found" })).toBeTruthy();
});

test("what was typed in one part of a release is there after a look at another, and leaving asks for each", async () => {
  const { id } = await aRelease(server, studio, { title: "Breakwater", slug: "breakwater", state: "draft" });
  await openLevare(server, artistId, `/releases/${id}?part=details`);
  await userEvent.type(await screen.findByRole("textbox", { name: "Label" }), "Low Water");

  await userEvent.click(screen.getByRole("tab", { name: "Rights" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "© owner" }), "Ines Bota");
  await userEvent.click(screen.getByRole("tab", { name: "Details" }));
  expect(await screen.findByDisplayValue("Low Water")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "All releases" }));

  const dialog = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Stay" }));
  await userEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
  await userEvent.click(screen.getByRole("tab", { name: "Rights" }));
  expect(await screen.findByDisplayValue("Ines Bota")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "All releases" }));
  expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeTruthy();
});

test("a part where nothing was typed follows what is saved elsewhere, and Undo leaves that alone", async () => {
  const { id } = await aRelease(server, studio, { title: "Groyne", slug: "groyne", state: "draft" });
  const release = () =>
    server.db.selectFrom("release").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  await openLevare(server, artistId, `/releases/${id}?part=details`);
  await userEvent.type(await screen.findByRole("textbox", { name: "Catalog number" }), "LW 7");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await keepToast("Release saved");
  await userEvent.click(screen.getByRole("tab", { name: "Rights" }));
  await screen.findByRole("textbox", { name: "© owner" });

  const { version } = await release();
  const saved = { id: encodeGlobalID("Release", id), version, label: "Tideline", cLineOwner: "Ren Ito" };
  await mutate(server, await viewerFor(server, artistId), "updateRelease", saved);
  expect(await screen.findByDisplayValue("Ren Ito")).toBeTruthy();
  await userEvent.click(screen.getByRole("tab", { name: "Details" }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Label" }).value).toBe("Tideline");
  expect(screen.queryByRole("button", { name: "Discard changes" })).toBeNull();

  await takeBack("Release saved");
  await waitFor(async () => expect((await release()).catalogNumber).toBeNull());
  expect(await release()).toMatchObject({ label: "Tideline", cLineOwner: "Ren Ito" });
});

test("a release goes out only after its studio read who will hear it and what it lacks", async () => {
  const { id } = await aRelease(server, studio, { title: "Jetty", slug: "jetty", state: "draft" });
  await openLevare(server, artistId, `/releases/${id}`);

  await userEvent.click(await screen.findByRole("button", { name: "Release now" }));
  const asked = within(await screen.findByRole("dialog", { name: "Release Jetty now?" }));
  expect(asked.getByText("No UPC")).toBeTruthy();
  expect(asked.getByText(/Everybody can hear it right away/)).toBeTruthy();
  await userEvent.click(asked.getByRole("button", { name: "Cancel" }));
  expect((await releaseCalled("Jetty")).state).toBe("draft");

  await userEvent.click(await screen.findByRole("button", { name: "Release now" }));
  const again = within(await screen.findByRole("dialog", { name: "Release Jetty now?" }));
  await userEvent.click(again.getByRole("button", { name: "Release it" }));
  await takeBack("Jetty is live. Everybody can hear it.");
  await waitFor(async () => expect((await releaseCalled("Jetty")).state).toBe("draft"));

  await userEvent.click(await screen.findByRole("button", { name: "Release now" }));
  const third = within(await screen.findByRole("dialog", { name: "Release Jetty now?" }));
  await userEvent.click(third.getByRole("button", { name: "Release it" }));
  await userEvent.click(await screen.findByRole("button", { name: "Withdraw" }));
  const withdrawing = within(await screen.findByRole("dialog", { name: "Withdraw Jetty?" }));
  expect((await releaseCalled("Jetty")).state).toBe("live");
  await userEvent.click(withdrawing.getByRole("button", { name: "Withdraw release" }));
  await waitFor(async () => expect((await releaseCalled("Jetty")).state).toBe("withdrawn"));
});
