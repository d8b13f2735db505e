import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { createMockEnvironment } from "relay-test-utils";
import { refusal } from "../../domain/words/refusal.ts";
import { aViewer } from "../testing/openApp.tsx";
import { renderAt } from "../testing/renderAt.tsx";
import { songId } from "../testing/serverId.ts";
import { Toasts } from "../ui/Toasts.tsx";
import { AddToPlaylistDialog } from "./AddToPlaylistDialog.tsx";
import { NewPlaylistDialog } from "./NewPlaylistDialog.tsx";

/** A dialog whose server answers when a test says so. */
function open(dialog: ReactElement) {
  const relay = createMockEnvironment();
  const element = (
    <>
      {dialog}
      <Toasts />
    </>
  );
  renderAt("/", [{ path: "/", element }], relay as never, aViewer());
  return relay;
}
type Relay = ReturnType<typeof open>;

const asked = (relay: Relay, name: string) =>
  relay.mock.getAllOperations().filter(({ request }) => request.node.params.name === name);
async function answer(relay: Relay, name: string, data: object) {
  await waitFor(() => expect(asked(relay, name)).toHaveLength(1));
  await act(async () => relay.mock.resolve(asked(relay, name)[0]!, { data } as never));
}
const refused = {
  done: { __typename: "InvalidInput", ...refusal("playlists.tooMany", { max: 1000 }), message: "" },
};

const NIGHT = { id: "night", title: "Night", rule: null, coverUrls: [], itemCount: 0 };
async function openAdding(onClose = () => {}) {
  const request = { trackIds: [songId("tide")], title: "Tide" };
  const relay = open(<AddToPlaylistDialog request={request} onClose={onClose} />);
  await answer(relay, "AddToPlaylistDialogQuery", { viewer: { id: "nova", playlists: [NIGHT] } });
  return relay;
}

test("Create pressed twice makes one playlist, and can be pressed again once it was refused", async () => {
  const relay = open(<NewPlaylistDialog isOpen onClose={() => {}} folders={[]} />);
  await userEvent.type(await screen.findByLabelText(/^Title/), "Late Train{Enter}{Enter}");
  await act(async () => {});
  expect(asked(relay, "usePlaylistVerbsCreateMutation")).toHaveLength(1);
  await answer(relay, "usePlaylistVerbsCreateMutation", refused);
  await userEvent.click(screen.getByRole("button", { name: "Create" }));
  await waitFor(() => expect(asked(relay, "usePlaylistVerbsCreateMutation")).toHaveLength(1));
});

test("songs that go into a new playlist make one, however often it is asked for", async () => {
  const relay = await openAdding();
  await userEvent.type(await screen.findByLabelText(/^New playlist/), "Late Train{Enter}{Enter}");
  await act(async () => {});
  expect(asked(relay, "usePlaylistVerbsCreateMutation")).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Night" })).toHaveProperty("disabled", true);
});

test("a playlist that is pressed twice gets the songs once", async () => {
  const relay = await openAdding();
  await userEvent.dblClick(await screen.findByRole("button", { name: "Night" }));
  await act(async () => {});
  expect(asked(relay, "usePlaylistItemsAddMutation")).toHaveLength(1);
  await userEvent.type(screen.getByLabelText(/^New playlist/), "Late Train{Enter}");
  await act(async () => {});
  expect(asked(relay, "usePlaylistVerbsCreateMutation")).toHaveLength(0);
});
