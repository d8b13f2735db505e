import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal } from "../../domain/words/refusal.ts";
import { PLAY, type PlayRequest } from "../player/playTrack.ts";
import { songId } from "../testing/serverId.ts";
import { trackPath } from "./page/trackPath.ts";
import { answerWith, askedWith, aTrack, forgetUploads, openTracks } from "./testing/openTracks.tsx";

beforeEach(forgetUploads);

const rowOf = (title: string) => within(screen.getByRole("row", { name: title }));
const titles = () =>
  screen
    .getAllByRole("row")
    .filter((row) => row.hasAttribute("data-track"))
    .map((row) => row.getAttribute("aria-label"));

const saved = (facts: Record<string, unknown>) => ({
  data: {
    updateTrack: { __typename: "UpdateTrackPayload", track: aTrack({ version: 2, ...facts }) },
  },
});

test("the list shows what is known of each track, and how many uploads of the trial are used", async () => {
  await openTracks({ tracks: [aTrack({ isrc: "USABC2600001", mood: "relaxed" })] });
  const row = rowOf("Tide");
  for (const text of [
    "Tide",
    "Nova",
    "Electronic",
    "Relaxed",
    "120",
    "Am",
    "US-ABC-26-00001",
    "3:20",
    "Private",
  ])
    expect(row.getByText(text)).toBeTruthy();
  expect(screen.getByText("3 of 5 uploads used")).toBeTruthy();
});

test("a title is edited where it stands: Enter saves and shows it at once", async () => {
  const { relay, answer } = await openTracks();
  await userEvent.click(rowOf("Tide").getByRole("button", { name: "Title: Tide. Edit" }));
  await userEvent.clear(screen.getByLabelText("Title of Tide"));
  await userEvent.type(screen.getByLabelText("Title of Tide"), "Undertow{Enter}");
  expect(titles()).toEqual(["Undertow"]);
  expect(rowOf("Undertow").getByText("Saving…")).toBeTruthy();
  expect(askedWith(relay, "useTrackEditMutation")).toEqual({
    input: { id: songId("tide"), version: 1, title: "Undertow" },
  });
  await answer("useTrackEditMutation", saved({ title: "Undertow" }));
  expect(rowOf("Undertow").getByText("Saved")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Title: Undertow. Edit" }));
});

test("Escape leaves the title as it was", async () => {
  const { relay } = await openTracks();
  await userEvent.click(screen.getByRole("button", { name: "Title: Tide. Edit" }));
  await userEvent.type(screen.getByLabelText("Title of Tide"), "Nothing{Escape}");
  expect(titles()).toEqual(["Tide"]);
  expect(askedWith(relay, "useTrackEditMutation")).toBeUndefined();
});

test("Tab saves a cell and opens the next one", async () => {
  const { relay } = await openTracks();
  await userEvent.click(screen.getByRole("button", { name: "Title: Tide. Edit" }));
  await userEvent.clear(screen.getByLabelText("Title of Tide"));
  await userEvent.type(screen.getByLabelText("Title of Tide"), "Shore{Tab}");
  expect(askedWith(relay, "useTrackEditMutation")).toMatchObject({ input: { title: "Shore" } });
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Artists of Shore" }));
});

test.each([
  ["BPM: 120. Edit", "BPM of Tide", "301", "BPM is a whole number from 20 to 300."],
  ["ISRC: empty. Edit", "ISRC of Tide", "US-AB", "An ISRC has 12 characters, like US-ABC-26-00001."],
  ["Title: Tide. Edit", "Title of Tide", " ", "A track needs a title."],
])("a wrong entry is explained at its cell and nothing is sent (%s)", async (cell, field, entry, words) => {
  const { relay } = await openTracks();
  await userEvent.click(screen.getByRole("button", { name: cell }));
  await userEvent.clear(screen.getByLabelText(field));
  await userEvent.type(screen.getByLabelText(field), `${entry}{Enter}`);
  expect(screen.getByText(words)).toBeTruthy();
  expect(askedWith(relay, "useTrackEditMutation")).toBeUndefined();
  await userEvent.clear(screen.getByLabelText(field));
  await userEvent.type(screen.getByLabelText(field), "USABC2600001{Enter}");
  if (field === "ISRC of Tide")
    expect(askedWith(relay, "useTrackEditMutation")).toMatchObject({ input: { isrc: "USABC2600001" } });
});

test("a refusal by the server takes the change back and stands at the cell with what was typed", async () => {
  const { answer } = await openTracks();
  await userEvent.click(screen.getByRole("button", { name: "ISRC: empty. Edit" }));
  await userEvent.type(screen.getByLabelText("ISRC of Tide"), "US-ABC-26-00001{Enter}");
  await answer("useTrackEditMutation", {
    data: {
      updateTrack: {
        __typename: "InvalidInput",
        field: "isrc",
        message: "Another track of this studio already has this ISRC.",
      },
    },
  });
  expect(screen.getByText("Another track of this studio already has this ISRC.")).toBeTruthy();
  expect(screen.getByLabelText("ISRC of Tide")).toHaveProperty("value", "US-ABC-26-00001");
});

test("a genre is chosen from the vocabulary by keyboard", async () => {
  const { relay } = await openTracks();
  await userEvent.click(screen.getByRole("button", { name: "Genre: Electronic. Edit" }));
  await userEvent.clear(screen.getByRole("combobox", { name: "Genre of Tide" }));
  await userEvent.type(screen.getByRole("combobox", { name: "Genre of Tide" }), "jaz{Enter}");
  expect(askedWith(relay, "useTrackEditMutation")).toMatchObject({ input: { genre: "jazz" } });
  expect(screen.getByRole("button", { name: "Genre: Jazz. Edit" })).toBeTruthy();
});

test("artists are added one by one; Enter with nothing typed saves them", async () => {
  const { relay } = await openTracks();
  await userEvent.click(screen.getByRole("button", { name: "Artists: Nova. Edit" }));
  await userEvent.type(screen.getByRole("combobox", { name: "Artists of Tide" }), "Kestrel{Enter}");
  expect(askedWith(relay, "useTrackEditMutation")).toBeUndefined();
  await userEvent.type(screen.getByRole("combobox", { name: "Artists of Tide" }), "{Enter}");
  expect(askedWith(relay, "useTrackEditMutation")).toMatchObject({
    input: { artistNames: ["Nova", "Kestrel"] },
  });
});

test("when two people rename a track, both titles are shown and one is chosen", async () => {
  const { relay, answer } = await openTracks();
  await userEvent.click(screen.getByRole("button", { name: "Title: Tide. Edit" }));
  await userEvent.clear(screen.getByLabelText("Title of Tide"));
  await userEvent.type(screen.getByLabelText("Title of Tide"), "Mine{Enter}");
  await answer("useTrackEditMutation", {
    data: { updateTrack: { __typename: "StaleVersion", current: aTrack({ title: "Theirs", version: 7 }) } },
  });
  const clash = within(screen.getByRole("alert"));
  expect(clash.getByText("Somebody else saved this track first.")).toBeTruthy();
  expect(clash.getByText("Title: they entered “Theirs”, you entered “Mine”.")).toBeTruthy();
  await userEvent.click(clash.getByRole("button", { name: "Use mine" }));
  expect(askedWith(relay, "useTrackEditMutation")).toEqual({
    input: { id: songId("tide"), version: 7, title: "Mine" },
  });
});

test("two people who change different facts of a track do not disturb each other", async () => {
  const { relay, answer } = await openTracks();
  await userEvent.click(screen.getByRole("button", { name: "Title: Tide. Edit" }));
  await userEvent.clear(screen.getByLabelText("Title of Tide"));
  await userEvent.type(screen.getByLabelText("Title of Tide"), "Mine{Enter}");
  await answer("useTrackEditMutation", {
    data: { updateTrack: { __typename: "StaleVersion", current: aTrack({ bpm: 90, version: 7 }) } },
  });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(askedWith(relay, "useTrackEditMutation")).toEqual({
    input: { id: songId("tide"), version: 7, title: "Mine" },
  });
});

test("an archived track leaves the list at once, and Undo brings it back", async () => {
  const { answer } = await openTracks({
    tracks: [aTrack(), aTrack({ id: songId("shore"), title: "Shore" })],
  });
  await userEvent.click(rowOf("Tide").getByRole("button", { name: "More about Tide" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Archive", hidden: true }));
  expect(titles()).toEqual(["Shore"]);
  await answer("useTrackVerbsArchiveMutation", {
    data: {
      archiveTrack: { __typename: "ArchiveTrackPayload", track: { id: songId("tide"), state: "archived" } },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(titles()).toEqual(["Tide", "Shore"]);
});

test("a track being prepared shows how far it is, and a failed one why, with another try", async () => {
  const { relay } = await openTracks({
    tracks: [
      aTrack({ id: songId("new"), title: "New", state: "processing", progress: 40 }),
      aTrack({
        id: songId("bad"),
        title: "Bad",
        state: "failed",
        failure: refusal("audio.tooSlow"),
      }),
    ],
  });
  expect(rowOf("New").getByText("Preparing · 40 %")).toBeTruthy();
  expect(rowOf("New").getByRole("button", { name: "Play New" })).toHaveProperty("disabled", true);
  await answerWith(relay, "TrackWatchSubscription", {
    data: { trackChanged: aTrack({ id: songId("new"), title: "New", state: "processing", progress: 80 }) },
  });
  expect(rowOf("New").getByText("Preparing · 80 %")).toBeTruthy();
  expect(rowOf("Bad").getByText("The file took too long to prepare.")).toBeTruthy();
  await userEvent.click(rowOf("Bad").getByRole("button", { name: "Retry" }));
  expect(askedWith(relay, "useTrackVerbsRetryMutation")).toEqual({ input: { id: songId("bad") } });
});

test("a track that was just uploaded rises to the top; an old one that changed stays where it is", async () => {
  const { relay } = await openTracks();
  const news = (facts: Record<string, unknown>) =>
    answerWith(relay, "TrackWatchSubscription", { data: { trackChanged: aTrack(facts) } });
  await news({
    id: songId("new"),
    title: "New",
    state: "processing",
    progress: 0,
    createdAt: "2026-11-21T10:00:00.000Z",
  });
  expect(titles()).toEqual(["New", "Tide"]);
  await news({ id: songId("old"), title: "Old", createdAt: "2020-01-01T10:00:00.000Z" });
  expect(titles()).toEqual(["New", "Tide"]);
});

test("the filter is written into the address and asked for once", async () => {
  const { relay } = await openTracks();
  await userEvent.click(screen.getByLabelText("Title"));
  // At once: letter by letter, a slow machine would let the typing rest in between.
  await userEvent.paste("shore");
  await waitFor(() =>
    expect(askedWith(relay, "TracksScreenQuery")).toMatchObject({ filter: { text: "shore" } }),
  );
  await answerWith(relay, "TracksScreenQuery", {
    data: {
      viewer: {
        id: "nova",
        workspace: {
          __typename: "Workspace",
          id: "studio",
          tracksUploaded: 3,
          trackAllowance: 5,
          artists: [],
          uploads: [],
          tracks: { totalCount: 0, edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
        },
      },
    },
  });
  expect(await screen.findByText("No matching tracks")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Title"));
});

test("an address with a filter opens narrowed", async () => {
  const { relay } = await openTracks({ path: "/catalog/tracks?genre=jazz&visibility=public&mood=nonsense" });
  const chips = within(screen.getByRole("group", { name: "Filters that are on" }));
  expect(chips.getByText("Genre: Jazz")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Filters (2)" }));
  expect(await screen.findByLabelText("Genre")).toHaveProperty("value", "jazz");
  expect(screen.getByLabelText("Visibility")).toHaveProperty("value", "public");
  await userEvent.click(screen.getByRole("switch", { name: "Archived", hidden: true }));
  await waitFor(() =>
    expect(askedWith(relay, "TracksScreenQuery")).toMatchObject({
      filter: { genre: "jazz", visibility: "public", archived: true },
    }),
  );
});

test("a filter that is on has its own way out", async () => {
  const { relay } = await openTracks({ path: "/catalog/tracks?genre=jazz&lacking=isrc,pLine" });
  await userEvent.click(screen.getByRole("button", { name: "Remove No ISRC" }));
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Filters that are on" }));
  await waitFor(() =>
    expect(askedWith(relay, "TracksScreenQuery")).toMatchObject({
      filter: { genre: "jazz", lacking: ["pLine"] },
    }),
  );
});

test("the title leads to the page of the track", async () => {
  await openTracks();
  expect(rowOf("Tide").getByRole("link", { name: "Open Tide" }).getAttribute("href")).toBe(
    trackPath({ id: songId("tide"), title: "Tide" }),
  );
});

test("the beginning of a genre is enough: Tab takes what it begins", async () => {
  const { relay } = await openTracks();
  await userEvent.click(screen.getByRole("button", { name: "Genre: Electronic. Edit" }));
  await userEvent.type(screen.getByRole("combobox", { name: "Genre of Tide" }), "jaz{Tab}", {
    skipClick: true,
  });
  expect(askedWith(relay, "useTrackEditMutation")).toMatchObject({ input: { genre: "jazz" } });
});

test("selected tracks are named by their number, x selects the row, and one press lets them go", async () => {
  await openTracks({ tracks: [aTrack(), aTrack({ id: songId("shore"), title: "Shore" })] });
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Tide" }));
  await act(async () => screen.getByRole("row", { name: "Shore" }).focus());
  await userEvent.keyboard("x");
  expect(screen.getByRole("button", { name: "2 tracks selected" })).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: "Select all tracks" })).toHaveProperty("checked", true);
  await userEvent.click(screen.getByRole("button", { name: "Select none" }));
  expect(screen.getByLabelText("Title")).toBeTruthy();
});

test("the next page comes on Load more", async () => {
  const { relay } = await openTracks({ hasNextPage: true });
  await userEvent.click(screen.getByRole("button", { name: "Load more" }));
  expect(askedWith(relay, "TrackListPaginationQuery")).toMatchObject({
    count: 20,
    cursor: songId("tide"),
    id: "studio",
  });
});

test("by keyboard: n chooses files, / goes to the filter, arrows walk, Space plays the row with its list", async () => {
  await openTracks({ tracks: [aTrack(), aTrack({ id: songId("shore"), title: "Shore" })] });
  const asked: PlayRequest[] = [];
  window.addEventListener(PLAY, (event) => asked.push((event as CustomEvent<PlayRequest>).detail), {
    once: true,
  });
  const chooser = screen.getByLabelText("Choose audio files");
  let isOpened = false;
  chooser.addEventListener("click", () => {
    isOpened = true;
  });
  await userEvent.keyboard("n");
  expect(isOpened).toBe(true);
  await act(async () => screen.getByRole("row", { name: "Tide" }).focus());
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(screen.getByRole("row", { name: "Shore" }));
  await userEvent.keyboard(" ");
  expect(asked).toEqual([{ trackId: songId("shore"), queue: [songId("tide"), songId("shore")] }]);
  await userEvent.keyboard("/");
  expect(document.activeElement).toBe(screen.getByLabelText("Title"));
});

test("an empty catalog says how music comes in and which formats are taken", async () => {
  await openTracks({ tracks: [] });
  expect(screen.getByRole("heading", { name: "Upload your music" })).toBeTruthy();
  expect(screen.getByText(/WAV, FLAC, AIFF, MP3, M4A, OGG, Opus, up to 1 GB each/)).toBeTruthy();
});
