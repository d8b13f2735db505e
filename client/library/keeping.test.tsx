import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMockEnvironment } from "relay-test-utils";
import { keepPendingWish, pendingWish, takePendingWish } from "../app/pendingWish.ts";
import { AddButton } from "../playlists/AddButton.tsx";
import { AddToPlaylistOverlay } from "../playlists/AddToPlaylistOverlay.tsx";
import { aViewer } from "../testing/openApp.tsx";
import { renderAt } from "../testing/renderAt.tsx";
import { Toasts } from "../ui/Toasts.tsx";
import { LibraryWatch } from "./LibraryWatch.tsx";
import { LikeButton } from "./LikeButton.tsx";

const heart = <LikeButton id="song" title="Night Bus" isLiked={false} />;
const WANTED = { kind: "track", id: "song", name: "Night Bus" } as const;

function open(element: React.ReactNode, viewer: ReturnType<typeof aViewer> | null) {
  const relay = createMockEnvironment();
  const routes = [
    {
      path: "/",
      element: (
        <>
          {element}
          <Toasts />
        </>
      ),
    },
    { path: "/auth", element: <h1>Sign in</h1> },
  ];
  renderAt("/", routes, relay as never, viewer);
  return relay;
}
const asked = (relay: ReturnType<typeof createMockEnvironment>, name: string) =>
  relay.mock.getAllOperations().find(({ request }) => request.node.params.name === name);

beforeEach(() => localStorage.clear());

test("a press on the heart is sent, and what is refused is said", async () => {
  const relay = open(heart, aViewer());
  await userEvent.click(await screen.findByRole("button", { name: "Like Night Bus" }));
  const sent = asked(relay, "useKeepLikeMutation")!;
  expect(sent.request.variables.input).toEqual({ id: "song" });
  const refused = {
    __typename: "InvalidInput",
    code: "library.full",
    params: { most: 20000 },
    message: "Full",
  };
  await act(async () => relay.mock.resolve(sent, { data: { kept: refused } } as never));
  await screen.findByText(/Your library has room for 20,000 of these./);
});

test("a visitor who presses it signs in first, and then likes the song", async () => {
  open(heart, null);
  await userEvent.click(await screen.findByRole("button", { name: "Like Night Bus" }));
  await screen.findByRole("heading", { name: "Sign in" });
  cleanup();

  const relay = open(<LibraryWatch />, aViewer());
  await waitFor(() => expect(asked(relay, "useKeepLikeMutation")).toBeTruthy());
  const track = { id: "song", isLiked: true };
  await act(async () =>
    relay.mock.resolve(asked(relay, "useKeepLikeMutation")!, {
      data: { kept: { __typename: "LikeTrackPayload", track } },
    } as never),
  );
  await screen.findByText("“Night Bus” is in your library.");
  expect(takePendingWish()).toBeNull();
});

test("a visitor who wants songs in a playlist is asked which one, once they are in", async () => {
  open(<AddButton trackIds={["song"]} title="Night Bus" />, null);
  await userEvent.click(await screen.findByRole("button", { name: "Add Night Bus to a playlist" }));
  await screen.findByRole("heading", { name: "Sign in" });
  expect(pendingWish()).toEqual({ kind: "playlist", trackIds: ["song"], title: "Night Bus" });
  cleanup();

  open(
    <>
      <LibraryWatch />
      <AddToPlaylistOverlay />
    </>,
    aViewer(),
  );
  await screen.findByRole("dialog", { name: "Add “Night Bus” to a playlist" });
  expect(pendingWish()).toBeNull();
});

test("whoever signs in an hour later finds nothing done for them", () => {
  keepPendingWish(WANTED, Date.now() - 3_600_001);
  expect(takePendingWish()).toBeNull();
  keepPendingWish(WANTED, Date.now() - 3_500_000);
  expect(takePendingWish()).toEqual(WANTED);
});
