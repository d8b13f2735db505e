import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { songId } from "../testing/serverId.ts";
import { trackPath } from "./page/trackPath.ts";
import { forgetUploads, openTracks } from "./testing/openTracks.tsx";

beforeEach(forgetUploads);

const tray = () => within(screen.getByRole("region", { name: "Uploads" }));

/** Uploads a file that is in the catalog already under the name "Tide". */
async function uploadAgain() {
  const studio = await openTracks();
  const file = new File([new Uint8Array(1000).fill(7)], "again.wav", { type: "audio/wav", lastModified: 1 });
  await userEvent.upload(screen.getByLabelText("Choose audio files"), [file], { applyAccept: false });
  await waitFor(() => expect(tray().getByText("Checking…")).toBeTruthy());
  const uploadId = [...studio.server.files.keys()][0];
  const upload = { id: "gid", uploadId, fileName: "again.wav", bytes: 1000, refusal: null, replaces: null };
  const track = {
    ...{ id: songId("new"), state: "ready", progress: null, failure: null },
    sameRecordings: [{ id: songId("tide"), title: "Tide" }],
  };
  const news = { ...upload, state: "finished", createdAt: "2026-11-21T10:00:00.000Z", track };
  await studio.answer("UploadWatchSubscription", { data: { uploadChanged: news } });
  return studio;
}

test("a recording that is there already is taken, and the tray asks what to do: keep both", async () => {
  await uploadAgain();
  expect(tray().getByText(/You already have this recording/)).toBeTruthy();
  const link = tray().getByRole("link", { name: "Tide" });
  expect(link.getAttribute("href")).toBe(trackPath({ id: songId("tide"), title: "Tide" }));
  await userEvent.click(tray().getByRole("button", { name: "Keep both" }));
  expect(screen.queryByText(/You already have this recording/)).toBeNull();
  expect(tray().getByText("again.wav")).toBeTruthy();
});

test("the new track of a recording that is there already can be archived at once", async () => {
  const { relay } = await uploadAgain();
  await userEvent.click(tray().getByRole("button", { name: "Archive the new one" }));
  const archiving = relay.mock
    .getAllOperations()
    .find(({ request }) => request.node.operation.name === "useTrackVerbsArchiveMutation");
  expect(archiving?.request.variables).toEqual({ input: { id: songId("new") } });
});
