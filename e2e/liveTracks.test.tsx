import { screen } from "@testing-library/react";
import { aTrack, aUser, aWorkspace } from "../db/testing/build.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterEach(closeLevare);
afterAll(() => server.close());

test("an artist watches a track being prepared, step by step, until it can be played", async () => {
  const { id: artistId } = await aUser(server.db, { role: "artist" });
  const { id: workspaceId } = await aWorkspace(server.db, { ownerId: artistId });
  const processing = { workspaceId, title: "Slow Return", state: "processing", progress: 0 };
  const { id } = await aTrack(server.db, processing);
  await openLevare(server, artistId, "/catalog/tracks");
  await screen.findByText("Preparing · 0 %");

  // Told once, at a time when the page may not be listening yet.
  const publish = () => server.services.events.publish("trackChanged", workspaceId, { trackId: id });
  for (const progress of [30, 70]) {
    await server.db.updateTable("track").set({ progress }).where("id", "=", id).execute();
    publish();
    await screen.findByText(`Preparing · ${progress} %`);
  }

  await server.db.updateTable("track").set({ state: "ready", progress: null }).where("id", "=", id).execute();
  publish();
  await screen.findByRole("button", { name: "More about Slow Return" });
  const play = screen.getByRole<HTMLButtonElement>("button", { name: "Play Slow Return" });
  expect(play.disabled).toBe(false);
});
