import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { songId } from "../testing/serverId.ts";
import { aTrack, openTracks } from "./testing/openTracks.tsx";

const measurement = { estimatedBpm: 127.8, bpmConfidence: 0.7, estimatedKey: "Am", keyConfidence: 0.4 };

test("an estimate stands where the tempo is empty, with how sure it is, and one press takes it", async () => {
  const { relay } = await openTracks({ tracks: [aTrack({ bpm: null, key: "Em", measurement })] });
  const ghost = await screen.findByRole("button", { name: "Use BPM 128, 70% sure. Tide" });
  expect(screen.queryByRole("button", { name: /^Use Am/ })).toBeNull();
  await userEvent.click(ghost);
  const operation = relay.mock.getMostRecentOperation();
  expect(operation.request.variables).toEqual({
    input: { id: songId("tide"), version: 1, estimates: ["bpm"] },
  });
  const track = aTrack({ bpm: 128, key: "Em", version: 2 });
  act(() =>
    relay.mock.resolve(operation, {
      data: { confirmEstimates: { __typename: "ConfirmEstimatesPayload", track } },
    }),
  );
  expect(await screen.findByRole("button", { name: "BPM: 128. Edit" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Use/ })).toBeNull();
});

test("what is hardly more than a guess is not offered", async () => {
  await openTracks({ tracks: [aTrack({ bpm: null, key: null, measurement })] });
  expect(await screen.findByRole("button", { name: /^Use BPM 128/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Use Am/ })).toBeNull();
});

test("a track that was never measured shows nothing in an empty cell", async () => {
  await openTracks({ tracks: [aTrack({ bpm: null, key: null, measurement: null })] });
  expect(await screen.findByRole("button", { name: "BPM: empty. Edit" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Use/ })).toBeNull();
});
