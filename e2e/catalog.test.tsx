import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aTrack, aUser, aWorkspace } from "../db/testing/build.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;
let artistId: string;
let studio: string;

beforeAll(async () => {
  server = await openTestServer();
  artistId = (await aUser(server.db, { role: "artist", userTier: "artist_pro" })).id;
  studio = (await aWorkspace(server.db, { ownerId: artistId })).id;
});
afterEach(closeLevare);
afterAll(() => server.close());

function rowOf(id: string) {
  return server.db.selectFrom("track").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

async function retitle(from: string, to: string): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: `Title: ${from}. Edit` }));
  const field = screen.getByRole("textbox", { name: `Title of ${from}` });
  await userEvent.clear(field);
  await userEvent.type(field, `${to}{Enter}`);
}

test("a title that an artist types into the catalog is the title in the database", async () => {
  const { id } = await aTrack(server.db, { workspaceId: studio, title: "Undertow" });
  await openLevare(server, artistId, "/catalog/tracks");

  await retitle("Undertow", "Undertow at Dawn");

  expect(await screen.findByRole("button", { name: "Title: Undertow at Dawn. Edit" })).toBeTruthy();
  await waitFor(async () => expect(await rowOf(id)).toMatchObject({ title: "Undertow at Dawn", version: 2 }));
});

test("an artist who edits what somebody else just saved sees both versions and chooses", async () => {
  const { id } = await aTrack(server.db, { workspaceId: studio, title: "Harbour" });
  await openLevare(server, artistId, "/catalog/tracks");
  await screen.findByRole("button", { name: "Title: Harbour. Edit" });
  await server.db
    .updateTable("track")
    .set({ title: "Harbour by Night", version: 2 })
    .where("id", "=", id)
    .execute();

  await retitle("Harbour", "Harbour at Noon");

  const clash = await screen.findByRole("alert");
  expect(clash.textContent).toContain("they entered “Harbour by Night”, you entered “Harbour at Noon”");
  expect((await rowOf(id)).title).toBe("Harbour by Night");

  await userEvent.click(within(clash).getByRole("button", { name: "Use mine" }));
  await waitFor(async () => expect(await rowOf(id)).toMatchObject({ title: "Harbour at Noon", version: 3 }));
  expect(screen.queryByRole("alert")).toBeNull();
});
