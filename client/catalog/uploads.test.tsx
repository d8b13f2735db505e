import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MAX_UPLOAD_BYTES } from "../../domain/catalog/audio.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { draftOf } from "../sync/kinds/kinds.ts";
import { keepChangesIn } from "../sync/saveOrQueue.ts";
import type { Wish } from "../sync/wish.ts";
import { songId } from "../testing/serverId.ts";
import { Locks } from "./testing/locks.ts";
import { askedWith, aTrack, forgetUploads, openTracks } from "./testing/openTracks.tsx";
import { TusServer } from "./testing/tusServer.ts";
import { LARGEST_KEPT_BYTES } from "./uploadShelf.ts";
import { uploadsOf } from "./uploads.ts";

beforeEach(forgetUploads);

const tray = () => within(screen.getByRole("region", { name: "Uploads" }));
const lineOf = (name: string) => within(tray().getByText(name).closest("li") as HTMLElement);

function aSong(name: string, bytes = 1000, type = "audio/wav"): File {
  return new File([new Uint8Array(bytes).fill(7)], name, { type, lastModified: 1 });
}

async function choose(...files: File[]) {
  await userEvent.upload(screen.getByLabelText("Choose audio files"), files, { applyAccept: false });
}

const bytesOf = (server: TusServer) => [...server.files.values()].map((bytes) => bytes.length);

test("chosen files are sent at once, each with its name, and then checked", async () => {
  const { server, answer } = await openTracks();
  await choose(aSong("tide.wav"), aSong("shore.flac", 500));
  await waitFor(() => expect(bytesOf(server)).toEqual([500, 1000]));
  expect([...server.names.values()]).toEqual(["shore.flac", "tide.wav"]);
  await waitFor(() => expect(lineOf("tide.wav").getByText("Checking…")).toBeTruthy());
  const tideId = [...server.names].find(([, name]) => name === "tide.wav")?.[0];
  const news = (facts: Record<string, unknown>) => ({
    data: {
      uploadChanged: {
        id: `gid-${tideId}`,
        uploadId: tideId,
        fileName: "tide.wav",
        bytes: 1000,
        refusal: null,
        createdAt: "2026-11-21T10:00:00.000Z",
        replaces: null,
        track: null,
        ...facts,
      },
    },
  });
  const track = { id: songId("tide"), progress: 0, failure: null, sameRecordings: [] };
  await answer(
    "UploadWatchSubscription",
    news({ state: "finished", track: { ...track, state: "processing" } }),
  );
  expect(lineOf("tide.wav").getByText("Preparing · 0 %")).toBeTruthy();
  await answer("UploadWatchSubscription", news({ state: "finished", track: { ...track, state: "ready" } }));
  expect(lineOf("tide.wav").getByText("Ready")).toBeTruthy();
});

test("a file that turns out to be damaged while it is prepared leaves the list again and says why", async () => {
  const { server, answer } = await openTracks();
  await choose(aSong("cut.flac"));
  await waitFor(() => expect(lineOf("cut.flac").getByText("Checking…")).toBeTruthy());
  const upload = {
    id: "gid",
    uploadId: [...server.files.keys()][0],
    fileName: "cut.flac",
    bytes: 1000,
    createdAt: "2026-11-21T10:00:00.000Z",
    replaces: null,
  };
  const track = aTrack({
    id: songId("cut"),
    title: "Cut",
    state: "processing",
    progress: 10,
    createdAt: upload.createdAt,
  });
  await answer("UploadWatchSubscription", {
    data: { uploadChanged: { ...upload, state: "finished", refusal: null, track } },
  });
  await answer("TrackWatchSubscription", { data: { trackChanged: track } });
  expect(screen.getByRole("row", { name: "Cut" })).toBeTruthy();
  const cutOff = refusal("audio.cutOff", { read: 4, whole: 30 });
  await answer("UploadWatchSubscription", {
    data: { uploadChanged: { ...upload, state: "refused", refusal: cutOff, track: null } },
  });
  expect(screen.queryByRole("row", { name: "Cut" })).toBeNull();
  expect(lineOf("cut.flac").getByText("The file is cut off: 4 s of 30 s can be read.")).toBeTruthy();
});

test("news that came while nobody was connected is asked for", async () => {
  const { server, answer } = await openTracks();
  await choose(aSong("tide.wav"));
  await waitFor(() => expect(lineOf("tide.wav").getByText("Checking…")).toBeTruthy());
  const uploads = [
    {
      id: "gid",
      uploadId: [...server.files.keys()][0],
      fileName: "tide.wav",
      bytes: 1000,
      state: "refused",
      refusal: refusal("audio.videoOnly"),
      createdAt: "2026-11-21T10:00:00.000Z",
      replaces: null,
      track: null,
    },
  ];
  const workspace = { __typename: "Workspace", id: "studio", tracksUploaded: 3, uploads };
  await answer("UploadWatchQuery", { data: { viewer: { id: "nova", workspace }, uploads: [] } });
  expect(lineOf("tide.wav").getByText("This file has no audio.")).toBeTruthy();
});

test("of forty files one is broken: none is called ready before the server says so, and the broken one never", async () => {
  const { server, relay, answer } = await openTracks();
  const names = Array.from({ length: 40 }, (_, at) => `${String(at + 1).padStart(2, "0")}.wav`);
  await choose(...names.map((name) => aSong(name, 50)));
  await waitFor(() => expect(tray().getAllByText("Checking…")).toHaveLength(40));
  const idOf = (name: string) => [...server.names].find(([, each]) => each === name)![0];
  const upload = (name: string, state: string, track: object | null = null) => ({
    ...{
      id: `gid-${idOf(name)}`,
      uploadId: idOf(name),
      fileName: name,
      bytes: 50,
      state,
      track,
      replaces: null,
    },
    refusal: state === "refused" ? refusal("audio.damaged") : null,
    createdAt: "2026-11-21T10:00:00.000Z",
  });
  const trackOf = (name: string, state: string) =>
    aTrack({ id: songId(name), title: name, state, progress: state === "processing" ? 40 : null });
  const workspace = (uploads: object[]) => ({
    ...{
      viewer: {
        id: "nova",
        workspace: { __typename: "Workspace", id: "studio", tracksUploaded: 40, uploads },
      },
    },
  });
  const ready = () => tray().queryAllByText("Ready").length;

  // Asked before all of them had arrived: nothing follows from what is not in the answer.
  const early = askedWith(relay, "UploadWatchQuery")?.asked as string[];
  const looked = early.map((id) => upload(server.names.get(id)!, "checking"));
  await answer("UploadWatchQuery", { data: { ...workspace([]), uploads: looked } });
  expect([ready(), tray().getAllByText("Checking…").length]).toEqual([0, 40]);
  // News of tracks, of somebody else's and of a file that is being prepared.
  await answer("TrackWatchSubscription", { data: { trackChanged: trackOf("elsewhere", "ready") } });
  await answer("UploadWatchSubscription", {
    data: { uploadChanged: upload("01.wav", "finished", trackOf("01.wav", "processing")) },
  });
  expect(ready()).toBe(0);
  expect(lineOf("01.wav").getByText("Preparing · 40 %")).toBeTruthy();

  await waitFor(() => expect(askedWith(relay, "UploadWatchQuery")?.asked).toHaveLength(40));
  expect(askedWith(relay, "UploadWatchQuery")?.asked).toEqual(names.map(idOf));
  const [broken, gone, slow, ...rest] = [...names].reverse();
  await answer("UploadWatchQuery", {
    data: {
      ...workspace([upload(broken!, "refused"), upload(slow!, "checking")]),
      uploads: [
        upload(broken!, "refused"),
        upload(slow!, "checking"),
        ...rest.map((name) => upload(name, "finished", trackOf(name, "ready"))),
      ],
    },
  });
  expect(ready()).toBe(37);
  expect(lineOf(broken!).getByText("The file is damaged and cannot be read.")).toBeTruthy();
  expect(lineOf(broken!).queryByRole("button", { name: /^Retry/ })).toBeNull();
  expect(lineOf(slow!).getByText("Checking…")).toBeTruthy();
  // Given up elsewhere: the server has nothing of it any more.
  expect(tray().queryByText(gone!)).toBeNull();
});

test("the server's refusal stands at the file, in its own words", async () => {
  const { server, answer } = await openTracks();
  await choose(aSong("words.mp3"));
  await waitFor(() => expect(lineOf("words.mp3").getByText("Checking…")).toBeTruthy());
  await answer("UploadWatchSubscription", {
    data: {
      uploadChanged: {
        id: "gid",
        uploadId: [...server.files.keys()][0],
        fileName: "words.mp3",
        bytes: 1000,
        state: "refused",
        refusal: refusal("audio.damaged"),
        createdAt: "2026-11-21T10:00:00.000Z",
        replaces: null,
        track: null,
      },
    },
  });
  expect(lineOf("words.mp3").getByText("The file is damaged and cannot be read.")).toBeTruthy();
  expect(tray().getByText("1 file was not accepted")).toBeTruthy();
});

test("after a reload an upload goes on by itself, and no byte is sent twice", async () => {
  const server = new TusServer();
  server.stallsAfter = 600;
  const first = await openTracks({ server });
  await choose(aSong("tide.wav"));
  await waitFor(() => expect(bytesOf(server)).toEqual([600]));
  await act(async () => {});
  first.unmount();
  server.stallsAfter = Number.POSITIVE_INFINITY;
  await openTracks({ server });
  await waitFor(() => expect(lineOf("tide.wav").getByText("Checking…")).toBeTruthy());
  expect(bytesOf(server)).toEqual([1000]);
  expect(server.bytesReceived).toBe(1000);
});

describe("in another studio of the same page", () => {
  let locks: Locks;
  let giveBack: () => void;
  beforeEach(() => {
    locks = new Locks();
    giveBack = locks.use();
  });
  afterEach(() => giveBack());

  test("files that are under way or wait go on, for the studio that they were chosen in", async () => {
    const server = new TusServer();
    server.stallsAfter = 600;
    const first = await openTracks({ server });
    await choose(aSong("tide.wav"), aSong("shore.wav"), aSong("ebb.wav"));
    await waitFor(() => expect(bytesOf(server)).toEqual([600, 600]));
    first.unmount();
    server.stallsAfter = Number.POSITIVE_INFINITY;
    await openTracks({ server });
    await waitFor(() => expect(bytesOf(server)).toEqual([1000, 1000, 1000]));
    for (const name of ["tide.wav", "shore.wav", "ebb.wav"])
      await waitFor(() => expect(lineOf(name).getByText("Checking…")).toBeTruthy());
    expect([...locks.held]).toEqual([]);
  });

  test("a file that was chosen in the moment of leaving goes on, too", async () => {
    const server = new TusServer();
    server.isAway = true;
    const first = await openTracks({ server });
    let answer = () => {};
    locks.isAnswering = new Promise((resolve) => {
      answer = resolve;
    });
    await choose(aSong("tide.wav"));
    first.unmount();
    await act(async () => answer());
    server.isAway = false;
    await openTracks({ server });
    await waitFor(() => expect(bytesOf(server)).toEqual([1000]));
  });

  test("a file too large to be kept on the device goes on, too", async () => {
    const server = new TusServer();
    server.isAway = true;
    const first = await openTracks({ server });
    const film = aSong("film.wav");
    Object.defineProperty(film, "size", { value: LARGEST_KEPT_BYTES + 1 });
    await choose(film);
    await waitFor(() => expect(tray().getByText("film.wav")).toBeTruthy());
    await act(async () => {});
    first.unmount();
    await openTracks({ server });
    await waitFor(() => expect(tray().getByText("film.wav")).toBeTruthy());
    expect(lineOf("film.wav").queryByText(/^Choose this file again to go on/)).toBeNull();
  });

  test("a file that another window sends stays with that window", async () => {
    const server = new TusServer();
    server.isAway = true;
    const first = await openTracks({ server });
    await choose(aSong("tide.wav"));
    await waitFor(() => expect(locks.held.size).toBe(1));
    const [name] = locks.held;
    first.unmount();
    await act(async () => {});
    void locks.request(name!, { ifAvailable: true }, () => new Promise(() => {}));
    server.isAway = false;
    await openTracks({ server });
    await act(async () => {});
    expect(screen.queryByRole("region", { name: "Uploads" })).toBeNull();
    expect(server.files.size).toBe(0);
  });
});

test("uploads that the screen puts down and takes up again at once go on", async () => {
  const locks = new Locks();
  const giveBack = locks.use();
  try {
    const server = new TusServer();
    server.stallsAfter = 600;
    const { relay } = await openTracks({ server });
    await choose(aSong("tide.wav"));
    await waitFor(() => expect(bytesOf(server)).toEqual([600]));
    server.stallsAfter = Number.POSITIVE_INFINITY;
    const queue = uploadsOf(relay as never, "nova");
    act(() => {
      queue.open("studio", () => {})();
      queue.open("studio", () => {});
    });
    await waitFor(() => expect(lineOf("tide.wav").getByText("Checking…")).toBeTruthy());
    await waitFor(() => expect([...locks.held]).toEqual([]));
  } finally {
    giveBack();
  }
});

test("a paused upload stays paused after a reload and goes on when resumed", async () => {
  const server = new TusServer();
  server.stallsAfter = 600;
  const first = await openTracks({ server });
  await choose(aSong("tide.wav"));
  await waitFor(() => expect(bytesOf(server)).toEqual([600]));
  await userEvent.click(lineOf("tide.wav").getByRole("button", { name: "Pause tide.wav" }));
  expect(lineOf("tide.wav").getByText(/^Paused/)).toBeTruthy();
  first.unmount();
  server.stallsAfter = Number.POSITIVE_INFINITY;
  await openTracks({ server });
  expect(await screen.findByText(/^Paused/)).toBeTruthy();
  expect(bytesOf(server)).toEqual([600]);
  await userEvent.click(lineOf("tide.wav").getByRole("button", { name: "Resume tide.wav" }));
  await waitFor(() => expect(bytesOf(server)).toEqual([1000]));
});

test("without a connection the upload waits and goes on as soon as there is one", async () => {
  const server = new TusServer();
  server.isAway = true;
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => !server.isAway });
  await openTracks({ server });
  await choose(aSong("tide.wav"));
  await waitFor(() => expect(lineOf("tide.wav").getByText(/^No connection, goes on by itself/)).toBeTruthy());
  server.isAway = false;
  await act(async () => window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(bytesOf(server)).toEqual([1000]));
});

test("a song is named while its file waits on the device, after a reload, too, and giving it up takes the words along", async () => {
  const kept: Wish[] = [];
  const end = keepChangesIn(
    Promise.resolve({
      waits: () => false,
      show: () => () => {},
      keep: async (wishes) => void kept.push(...wishes),
      noteTaken: () => {},
      maySignOut: async () => true,
    }),
  );
  try {
    const server = new TusServer();
    server.isAway = true;
    const first = await openTracks({ server });
    await choose(aSong("take 7.wav"));
    await userEvent.click(lineOf("take 7.wav").getByRole("button", { name: "Name the song of take 7.wav" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Name this song" }));
    await userEvent.type(dialog.getByLabelText("Title"), "Low Water");
    await userEvent.type(dialog.getByLabelText("Artists"), "Nova,");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(lineOf("Low Water").getByText("Nova")).toBeTruthy());
    const [made] = kept.map(draftOf);
    expect(made).toMatchObject({
      ...{ action: "create", table: "catalog", changed: ["title", "artistNames"] },
      data: { kind: "track", title: "Low Water", artistNames: ["Nova"], workspaceId: "studio" },
    });
    first.unmount();

    await openTracks({ server });
    await waitFor(() => expect(lineOf("Low Water").getByText("Nova")).toBeTruthy());
    await userEvent.click(lineOf("Low Water").getByRole("button", { name: "Name the song of take 7.wav" }));
    const again = within(await screen.findByRole("dialog", { name: "Name this song" }));
    await userEvent.clear(again.getByLabelText("Title"));
    await userEvent.type(again.getByLabelText("Title"), "Lower Water");
    await userEvent.click(again.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(kept.map(draftOf)[1]).toMatchObject({ action: "update", changed: ["title"] }));
    await userEvent.click(lineOf("Lower Water").getByRole("button", { name: "Cancel take 7.wav" }));
    await waitFor(() => expect(kept.map(draftOf)[2]?.action).toBe("delete"));
    // All of it is about one song, whose file goes up under the same name.
    expect(new Set(kept.map((wish) => draftOf(wish).entityId)).size).toBe(1);
  } finally {
    end();
  }
});

test("a full disk of the server is called so, and the file goes on once there is room", async () => {
  const server = new TusServer();
  server.refusal = { status: 507, ...refusal("uploads.diskFull") };
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => !server.refusal });
  await openTracks({ server });
  await choose(aSong("tide.wav"));
  const words = "Our storage is full. The file waits here and continues by itself.";
  await waitFor(() => expect(lineOf("tide.wav").getByText(words)).toBeTruthy());
  server.refusal = null;
  await act(async () => window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(bytesOf(server)).toEqual([1000]));
  expect(lineOf("tide.wav").queryByText(words)).toBeNull();
});

test("a device without room for the file says to leave the page open", async () => {
  const server = new TusServer();
  server.isAway = true;
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => !server.isAway });
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name: string, value: string) {
    if (name.includes("file ")) throw new DOMException("full", "QuotaExceededError");
    setItem.call(this, name, value);
  };
  try {
    await openTracks({ server });
    await choose(aSong("tide.wav"));
    const words = "This device is full. Leave this page open until the file has arrived.";
    await waitFor(() => expect(lineOf("tide.wav").getByText(words)).toBeTruthy());
  } finally {
    Storage.prototype.setItem = setItem;
  }
});

test("the upload too many opens the upgrade dialog; the file stays in the tray and is sent on Retry", async () => {
  const server = new TusServer();
  server.refusal = { status: 402, ...refusal("uploads.planFull", { max: 5 }) };
  await openTracks({ server });
  await choose(aSong("sixth.wav"));
  const dialog = within(await screen.findByRole("dialog", { name: "Upgrade to Pro Artist" }));
  await userEvent.click(dialog.getByRole("button", { name: "Not now" }));
  expect(lineOf("sixth.wav").getByText("Your plan includes 5 track uploads.")).toBeTruthy();
  server.refusal = null;
  await userEvent.click(lineOf("sixth.wav").getByRole("button", { name: "Retry sixth.wav" }));
  await waitFor(() => expect(bytesOf(server)).toEqual([1000]));
});

test("an empty file and one above 1 GB are refused before a byte is sent", async () => {
  const { server } = await openTracks();
  const film = aSong("film.wav", 1);
  Object.defineProperty(film, "size", { value: MAX_UPLOAD_BYTES + 1 });
  await choose(aSong("empty.wav", 0), film);
  expect(lineOf("empty.wav").getByText("The file is empty.")).toBeTruthy();
  expect(lineOf("film.wav").getByText("The file is larger than 1 GB.")).toBeTruthy();
  expect(server.files.size).toBe(0);
  expect(tray().queryByRole("button", { name: /^Retry/ })).toBeNull();
});

test("a file that the server finds too large offers no other try, also after a reload", async () => {
  const server = new TusServer();
  server.refusal = { status: 413, ...refusal("audio.largerThanMegabytes", { megabytes: 50 }) };
  const first = await openTracks({ server });
  await choose(aSong("long.wav"));
  const words = "The file is larger than 50 MB.";
  await waitFor(() => expect(lineOf("long.wav").getByText(words)).toBeTruthy());
  expect(lineOf("long.wav").queryByRole("button", { name: "Retry long.wav" })).toBeNull();
  await act(async () => {});
  first.unmount();
  await openTracks({ server });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(lineOf("long.wav").queryByRole("button", { name: "Retry long.wav" })).toBeNull();
});

test("cancel leaves nothing behind, here or on the server", async () => {
  const server = new TusServer();
  server.stallsAfter = 600;
  const { relay } = await openTracks({ server });
  await choose(aSong("tide.wav"));
  await waitFor(() => expect(bytesOf(server)).toEqual([600]));
  await userEvent.click(lineOf("tide.wav").getByRole("button", { name: "Cancel tide.wav" }));
  expect(screen.queryByRole("region", { name: "Uploads" })).toBeNull();
  await waitFor(() => expect(server.files.size).toBe(0));
  await waitFor(() =>
    expect(relay.mock.getAllOperations().map(({ request }) => request.node.operation.name)).toContain(
      "uploadsQuery",
    ),
  );
});

test("of a folder only the music is sent, in the order of the names", async () => {
  const server = new TusServer();
  await openTracks({ server });
  await choose(aSong("10 Shore.wav"), aSong("cover.jpg", 10, "image/jpeg"), aSong("2 Tide.wav"));
  await waitFor(() => expect([...server.names.values()]).toEqual(["2 Tide.wav", "10 Shore.wav"]));
});

test("an upload whose file is not on this device goes on when the same file is chosen again", async () => {
  const server = new TusServer();
  server.files.set("left", new Array(400).fill(7));
  await openTracks({
    server,
    uploads: [
      {
        uploadId: "left",
        fileName: "long.wav",
        bytes: 1000,
        state: "receiving",
        refusal: null,
        createdAt: "2026-11-01T10:00:00.000Z",
        ...{ replaces: null, track: null },
      },
    ],
  });
  expect(lineOf("long.wav").getByText(/^Choose this file again to go on/)).toBeTruthy();
  await choose(aSong("long.wav"));
  await waitFor(() => expect(lineOf("long.wav").getByText("Checking…")).toBeTruthy());
  expect(server.bytesReceived).toBe(600);
});

test("the tray folds away and keeps saying what goes on", async () => {
  const server = new TusServer();
  server.stallsAfter = 10;
  await openTracks({ server });
  await choose(aSong("tide.wav"));
  await userEvent.click(tray().getByRole("button", { name: "Hide uploads" }));
  expect(tray().queryByText("tide.wav")).toBeNull();
  expect(tray().getByRole("status").textContent).toBe("1 file uploading");
});

test("new audio for a track says which one and why, also after a reload, and asks nothing about the recording that was there", async () => {
  const first = await openTracks();
  first.server.isAway = true;
  const queue = uploadsOf(first.relay as never, "nova");
  act(() => queue.replace(aSong("tide-2.wav"), { id: songId("tide"), title: "Tide" }, "A click at the end"));
  await waitFor(() => expect(lineOf("tide-2.wav").getByText("New audio for Tide")).toBeTruthy());
  first.unmount();

  const { server, answer } = await openTracks();
  await waitFor(() => expect(bytesOf(server)).toEqual([1000]));
  expect([...server.metadata.values()]).toEqual([
    {
      key: expect.any(String),
      filename: "tide-2.wav",
      workspaceId: "studio",
      replaces: songId("tide"),
      reason: "A click at the end",
    },
  ]);
  const uploadId = [...server.files.keys()][0];
  const there = { progress: null, failure: null, sameRecordings: [{ id: songId("ebb"), title: "Ebb" }] };
  const news = {
    ...{ id: "gid", uploadId, fileName: "tide-2.wav", bytes: 1000, state: "finished", refusal: null },
    createdAt: "2026-11-21T10:00:00.000Z",
    replaces: { id: songId("tide"), title: "Tide" },
    track: { id: songId("tide"), state: "ready", ...there },
  };
  await answer("UploadWatchSubscription", { data: { uploadChanged: news } });
  expect(lineOf("tide-2.wav").getByText("Ready")).toBeTruthy();
  expect(tray().queryByText(/You already have this recording/)).toBeNull();
});

test("a file that becomes no track says what it becomes, also after a reload, and is ready without being prepared", async () => {
  const first = await openTracks();
  first.server.isAway = true;
  const queue = uploadsOf(first.relay as never, "nova");
  const told = { purpose: "asset", kind: "pressPhoto", track: songId("tide") };
  act(() => queue.addOthers([{ file: aSong("pier.jpg"), told, note: "Press photo for Tide" }]));
  await waitFor(() => expect(lineOf("pier.jpg").getByText("Press photo for Tide")).toBeTruthy());
  first.unmount();

  const { server, answer } = await openTracks();
  await waitFor(() => expect(bytesOf(server)).toEqual([1000]));
  expect([...server.metadata.values()]).toEqual([
    { key: expect.any(String), filename: "pier.jpg", workspaceId: "studio", ...told },
  ]);
  const uploadId = [...server.files.keys()][0];
  const news = {
    ...{ id: "gid", uploadId, fileName: "pier.jpg", bytes: 1000, state: "finished", refusal: null },
    ...{ createdAt: "2026-11-21T10:00:00.000Z", replaces: null, track: null },
  };
  await answer("UploadWatchSubscription", { data: { uploadChanged: news } });
  expect(lineOf("pier.jpg").getByText("Ready")).toBeTruthy();
});
