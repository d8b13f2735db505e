import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMockEnvironment } from "relay-test-utils";
import { renderAt } from "../../testing/renderAt.tsx";
import { CuratedForm } from "./CuratedForm.tsx";

const SONG = { __typename: "Track", id: "undertow", title: "Undertow", artistNames: ["Mara Lune"] };
const ALBUM = { __typename: "Release", id: "tidal", title: "Tidal Memory", artistNames: ["Mara Lune"] };

async function openForm() {
  const relay = createMockEnvironment();
  const done = { count: 0 };
  renderAt("/", [{ path: "/", element: <CuratedForm list={null} onDone={() => done.count++} /> }], relay);
  await screen.findByLabelText("Title in English");
  return { relay, done };
}
type Relay = ReturnType<typeof createMockEnvironment>;
const asked = (relay: Relay, name: string) =>
  relay.mock.getAllOperations().find((each) => each.request.node.params.name === name);

async function find(relay: Relay, text: string) {
  await userEvent.type(screen.getByRole("searchbox", { name: "Find music" }), text);
  await waitFor(() => expect(asked(relay, "CuratedPiecesQuery")).toBeTruthy());
  const data = { search: { edges: [SONG, ALBUM].map((node) => ({ node })) } };
  await act(async () => relay.mock.resolve(asked(relay, "CuratedPiecesQuery")!, { data } as never));
}

test("an administrator finds a song and an album, puts the album first, and saves the list with them", async () => {
  const { relay } = await openForm();
  await userEvent.type(screen.getByLabelText("Title in English"), "Late trains");
  await userEvent.type(screen.getByLabelText("Title in Spanish"), "Trenes");
  await userEvent.type(screen.getByLabelText("Chosen by"), "Ada");
  await find(relay, "un");
  await userEvent.click(screen.getByRole("button", { name: "Add Undertow" }));
  await userEvent.click(screen.getByRole("button", { name: "Add Tidal Memory" }));
  await userEvent.click(screen.getByRole("button", { name: "Move Tidal Memory up" }));
  const list = screen.getByRole("list", { name: "On the list" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Tidal MemoryRelease · Mara Lune", "UndertowTrack · Mara Lune"]);
  await userEvent.click(screen.getByRole("button", { name: "Make the list" }));
  await waitFor(() => expect(asked(relay, "useCuratedVerbsSaveMutation")).toBeTruthy());
  expect(asked(relay, "useCuratedVerbsSaveMutation")!.request.variables.input).toMatchObject({
    ...{ titleEn: "Late trains", titleEs: "Trenes", curator: "Ada", shownFrom: null, shownTo: null },
    pieceIds: ["tidal", "undertow"],
  });
});

test("a list without a Spanish title is not sent, and the field says so", async () => {
  const { relay, done } = await openForm();
  await userEvent.type(screen.getByLabelText("Title in English"), "Late trains");
  await userEvent.click(screen.getByRole("button", { name: "Make the list" }));
  expect(await screen.findByText("Give the list a title in both languages.")).toBeTruthy();
  expect(screen.getByLabelText("Title in Spanish").getAttribute("aria-invalid")).toBe("true");
  expect(asked(relay, "useCuratedVerbsSaveMutation")).toBeUndefined();
  expect(done.count).toBe(0);
});
