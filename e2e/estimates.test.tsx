import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { findOrMakeArtists, setTrackArtists } from "../db/catalog/artists.ts";
import { aTrack, aUser, aWorkspace } from "../db/testing/build.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;
let artistId: string;
let workspaceId: string;

beforeAll(async () => {
  server = await openTestServer();
  artistId = (await aUser(server.db, { role: "artist", userTier: "artist_pro" })).id;
  workspaceId = (await aWorkspace(server.db, { ownerId: artistId })).id;
});
afterEach(closeLevare);
afterAll(() => server.close());

async function aMeasuredTrack(title: string) {
  const { id } = await aTrack(server.db, { workspaceId, title });
  await server.db.transaction().execute(async (trx) => {
    await setTrackArtists(trx, id, await findOrMakeArtists(trx, workspaceId, ["Nova"]));
  });
  const facts = { bpm: 127.8, bpmConfidence: 0.9, key: "Am", keyConfidence: 0.3 };
  await server.db
    .insertInto("measurement")
    .values({ trackId: id, ...facts })
    .execute();
  return id;
}

const bpmOf = async (id: string) =>
  (await server.db.selectFrom("track").select("bpm").where("id", "=", id).executeTakeFirst())?.bpm;

test("the form offers the tempo that was heard: a press writes it down, saving keeps it", async () => {
  const id = await aMeasuredTrack("Salt");
  await openLevare(server, artistId, `/catalog/tracks/${id}`);
  await userEvent.click(await screen.findByRole("button", { name: "Use BPM 128, 90% sure. Salt" }));
  expect((screen.getByLabelText("BPM") as HTMLInputElement).value).toBe("128");
  expect(screen.queryByRole("button", { name: /^Use / })).toBeNull();
  expect(await bpmOf(id)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () => expect(await bpmOf(id)).toBe(128));
});

test("the sheet offers it in the empty cell", async () => {
  const id = await aMeasuredTrack("Tern");
  await openLevare(server, artistId, "/catalog/tracks?q=Tern");
  await userEvent.click(await screen.findByRole("button", { name: "Edit as sheet" }));
  const grid = within(await screen.findByRole("grid", { name: "Tracks as a sheet" }));
  await userEvent.click(await grid.findByRole("button", { name: "Use BPM 128, 90% sure. Tern" }));
  await waitFor(async () => expect(await bpmOf(id)).toBe(128));
  expect(grid.queryByRole("button", { name: /Tern$/ })).toBeNull();
});
