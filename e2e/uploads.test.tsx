import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aUser, aWorkspace } from "../db/testing/build.ts";
import { samplesOf, waveOf } from "../server/providers/audio/testing/handmade.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { startWorkers } from "../server/workers.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

const PATIENCE = { timeout: 120_000 };

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterEach(closeLevare);
afterAll(() => server.close());

const tray = () => within(screen.getByRole("region", { name: "Uploads" }));
const lineOf = (name: string) => within(tray().getByText(name).closest("li") as HTMLElement);

/** A second of sound, another for each pitch. */
function aSong(name: string, at: number): File {
  const wave = waveOf(
    samplesOf(1, 44_100, (second) => (at + 1) * 0.1 * second),
    44_100,
  );
  return new File([new Uint8Array(wave)], name, { type: "audio/wav", lastModified: 1 });
}
const noSong = (name: string) => new File(["no sound at all"], name, { type: "audio/wav", lastModified: 1 });

test("of a trial's uploads each says what the server says of it: none is ready before it can be heard, and a refused one gives its place back", async () => {
  const { id: artistId } = await aUser(server.db, { role: "artist", userTier: "artist_starter" });
  const { id: workspaceId } = await aWorkspace(server.db, { ownerId: artistId });
  await openLevare(server, artistId, "/catalog/tracks");
  expect(await screen.findByText("0 of 5 uploads used")).toBeTruthy();
  const good = ["Tide.wav", "Shore.wav", "Ebb.wav"];
  const chosen = [...good.map(aSong), noSong("Broken.wav")];
  await userEvent.upload(screen.getByLabelText("Choose audio files"), chosen, { applyAccept: false });

  // Nobody has looked into them yet.
  await waitFor(() => expect(tray().getAllByText("Checking…")).toHaveLength(4), PATIENCE);
  await screen.findByText("4 of 5 uploads used");
  const early: string[] = [];
  const watcher = new MutationObserver(() => {
    for (const name of [...good, "Broken.wav"]) if (lineOf(name).queryByText("Ready")) early.push(name);
  });
  watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
  await startWorkers({ db: server.db, services: server.services, dataDir: server.dataDir });
  await waitFor(() => expect(tray().getAllByText("Ready")).toHaveLength(3), PATIENCE);
  await waitFor(() => expect(tray().queryByText(/^(Checking|Preparing)/)).toBeNull(), PATIENCE);
  watcher.disconnect();
  expect(early).not.toContain("Broken.wav");
  const states = await server.db
    .selectFrom("track")
    .select("state")
    .where("workspaceId", "=", workspaceId)
    .execute();
  expect(states).toEqual([{ state: "ready" }, { state: "ready" }, { state: "ready" }]);

  expect(lineOf("Broken.wav").queryByRole("button", { name: /^Retry/ })).toBeNull();
  expect(lineOf("Broken.wav").getByRole("button", { name: "Dismiss Broken.wav" })).toBeTruthy();
  expect(await screen.findByText("3 of 5 uploads used", {}, PATIENCE)).toBeTruthy();

  const more = ["Ford.wav", "Weir.wav"];
  await userEvent.upload(
    screen.getByLabelText("Choose audio files"),
    more.map((name, at) => aSong(name, at + 3)),
    { applyAccept: false },
  );
  expect(await screen.findByText("5 of 5 uploads used", {}, PATIENCE)).toBeTruthy();
  await waitFor(() => expect(tray().getAllByText("Ready")).toHaveLength(5), PATIENCE);
}, 300_000);
