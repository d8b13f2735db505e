import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMockEnvironment } from "relay-test-utils";
import { signOut } from "../../accounts/signOut.ts";
import { aViewer } from "../../testing/openApp.tsx";
import { renderAt } from "../../testing/renderAt.tsx";
import { serveAuth } from "../../testing/serveAuth.ts";
import { songId } from "../../testing/serverId.ts";
import { answerWith } from "../testing/openTracks.tsx";
import { TrackSheet } from "./TrackSheet.tsx";
import { aSheetTrack } from "./testing/aSheetTrack.ts";

beforeEach(() => sessionStorage.clear());

/** The sheet of a studio, as this person sees it. */
async function openSheet(personId: string) {
  const relay = createMockEnvironment();
  const given = { workspaceId: "studio", filter: null, sort: "NEWEST" as never, onColumns: () => {} };
  const element = <TrackSheet {...given} columns={["title", "genre"]} />;
  const view = renderAt("/", [{ path: "/", element }], relay as never, aViewer({ id: personId }));
  await act(async () => {});
  const { id, version, track } = aSheetTrack(songId("tide"), {});
  const node = { __typename: "Track", id, version, ...track, measurement: null };
  const tracks = { pageInfo: { hasNextPage: false, endCursor: null }, edges: [{ node }] };
  await answerWith(relay, "useSheetBookQuery", {
    data: { node: { __typename: "Workspace", id: "studio", tracks } },
  });
  await screen.findByRole("grid", { name: "Tracks as a sheet" });
  return view;
}

/** Writes into the first cell and leaves before it is saved. */
async function writeAndLeave(personId: string) {
  const { unmount } = await openSheet(personId);
  await userEvent.click(await screen.findByRole("gridcell", { name: "Track 1, Title: Tide" }));
  await userEvent.keyboard("Ebb{Enter}");
  unmount();
}

const offer = () => screen.queryByRole("button", { name: "Save them" });

test("what somebody wrote and did not save is offered to them again", async () => {
  await writeAndLeave("nova");
  await openSheet("nova");
  expect(offer()).toBeTruthy();
});

test("what somebody wrote and did not save is offered to nobody else in the studio", async () => {
  await writeAndLeave("nova");
  await openSheet("kite");
  expect(offer()).toBeNull();
});

test("what somebody wrote and did not save is gone once they have signed out", async () => {
  await writeAndLeave("nova");
  serveAuth(200, {});
  await signOut({ restart: () => {} } as never);
  expect(Object.keys(sessionStorage)).toEqual([]);
});
