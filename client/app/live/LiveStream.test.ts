import { waitFor } from "@testing-library/react";
import { LiveStream } from "./LiveStream.ts";
import type { Answer } from "./messages.ts";
import { liveServer } from "./testing/liveServer.ts";
import { shareLocks } from "./testing/tabLocks.ts";

const tabs: LiveStream[] = [];
let takeLocks: () => void;
beforeEach(() => void (takeLocks = shareLocks()));
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
  takeLocks();
});

/** A tab of one browser that shows a person. */
function openTab({ viewer = "ana" } = {}) {
  const lost: string[] = [];
  const live = new LiveStream(viewer, () => lost.push(viewer));
  tabs.push(live);
  return {
    lost,
    close: () => live.close(),
    /** Subscribes, and answers with what it heard: how often the server began to listen, and all news. */
    hear(id: string) {
      const heard = { listening: 0, news: [] as Answer[], end: () => {} };
      heard.end = live.subscribe(
        { id, variables: {} },
        { next: (answer) => heard.news.push(answer), listening: () => heard.listening++ },
      );
      return heard;
    },
  };
}

const said = (title: string) => ({ data: { title } });
/** Longer than anything here takes to settle. */
const rest = (ms = 100) => new Promise((resolve) => setTimeout(resolve, ms));

test("three tabs share one stream, and each hears everything once", async () => {
  const server = liveServer();
  const heard = [openTab(), openTab(), openTab()].map((tab) => [tab.hear("tracks"), tab.hear("releases")]);
  await waitFor(() => expect(server.streams).toHaveLength(1));
  const [stream] = server.streams;
  expect(stream).toMatchObject({ viewer: "ana", ids: ["tracks", "releases"] });

  stream!.listen();
  stream!.next("tracks", said("Ebb"));
  await waitFor(() =>
    expect(heard.map(([tracks]) => tracks)).toEqual(
      heard.map(() => ({ listening: 1, news: [said("Ebb")], end: expect.any(Function) })),
    ),
  );
  expect(heard.map(([, releases]) => releases!.news)).toEqual([[], [], []]);
});

test("a tab that comes later is told that the server listens already, and no other one", async () => {
  const server = liveServer();
  const first = openTab().hear("tracks");
  await waitFor(() => expect(server.streams).toHaveLength(1));
  server.streams[0]!.listen();
  await waitFor(() => expect(first.listening).toBe(1));

  const late = openTab();
  const heard = [late.hear("tracks"), late.hear("tracks")];
  await waitFor(() => expect(heard.map(({ listening }) => listening)).toEqual([1, 1]));
  heard.push(late.hear("tracks"));
  await waitFor(() => expect(heard.map(({ listening }) => listening)).toEqual([1, 1, 1]));
  expect(first.listening).toBe(1);
  expect(server.streams).toHaveLength(1);
});

test("more subscriptions replace the stream, nothing is missed meanwhile, and there are never three", async () => {
  const server = liveServer();
  const [one, other] = [openTab(), openTab()];
  const tracks = one.hear("tracks");
  await waitFor(() => expect(server.streams).toHaveLength(1));
  server.streams[0]!.listen();

  const releases = other.hear("releases");
  await waitFor(() => expect(server.streams).toHaveLength(2));
  other.hear("assets");
  await rest();
  expect(server.open()).toHaveLength(2);

  server.streams[1]!.listen();
  await waitFor(() => expect(releases.listening).toBe(1));
  // The one before still had something to say.
  server.streams[0]!.next("tracks", said("Ebb"));
  await waitFor(() => expect(tracks.news).toEqual([said("Ebb")]));
  expect(server.streams).toHaveLength(2);

  await waitFor(() => expect(server.streams).toHaveLength(3));
  expect(server.streams.map(({ isOpen }) => isOpen)).toEqual([false, true, true]);
  expect(server.streams[2]!.ids).toEqual(["tracks", "releases", "assets"]);
  server.streams[2]!.listen();
  await waitFor(() => expect(server.open()).toEqual([server.streams[2]]));
  // Heard without a gap: nobody has to ask what stands.
  expect([tracks.listening, releases.listening]).toEqual([1, 1]);
});

test("to leave a screen costs no connection, and the last one closes it", async () => {
  const server = liveServer();
  const tab = openTab();
  const [tracks, releases] = [tab.hear("tracks"), tab.hear("releases")];
  await waitFor(() => expect(server.streams).toHaveLength(1));
  server.streams[0]!.listen();
  await waitFor(() => expect(releases.listening).toBe(1));

  releases.end();
  await rest();
  expect(server.open()).toEqual([server.streams[0]]);
  const again = tab.hear("releases");
  await waitFor(() => expect(again.listening).toBe(1));
  tracks.end();
  again.end();
  await waitFor(() => expect(server.open()).toEqual([]));
  expect(server.streams).toHaveLength(1);
});

test("when the tab that listens is closed another one listens for all, who ask what they missed", async () => {
  const server = liveServer();
  const leading = openTab();
  leading.hear("tracks");
  await waitFor(() => expect(server.streams).toHaveLength(1));
  const [one, other] = [openTab().hear("tracks"), openTab().hear("tracks")];
  server.streams[0]!.listen();
  await waitFor(() => expect([one.listening, other.listening]).toEqual([1, 1]));

  leading.close();
  await waitFor(() => expect(server.streams).toHaveLength(2));
  expect(server.open()).toEqual([server.streams[1]]);
  server.streams[1]!.listen();
  await waitFor(() => expect([one.listening, other.listening]).toEqual([2, 2]));
  server.streams[1]!.next("tracks", said("Ebb"));
  await waitFor(() => expect([one.news, other.news]).toEqual([[said("Ebb")], [said("Ebb")]]));
});

test("a closed tab's subscriptions are listened for no longer", async () => {
  const server = liveServer();
  const tracks = openTab().hear("tracks");
  await waitFor(() => expect(server.streams).toHaveLength(1));
  server.streams[0]!.listen();
  const other = openTab();
  const releases = other.hear("releases");
  await waitFor(() => expect(server.streams).toHaveLength(2));
  server.streams[1]!.listen();
  await waitFor(() => expect([tracks.listening, releases.listening]).toEqual([1, 1]));

  other.close();
  tracks.end();
  await waitFor(() => expect(server.open()).toEqual([]));
});

test("a stream that breaks is opened again, and then everybody asks what they missed", async () => {
  const server = liveServer();
  const heard = [openTab().hear("tracks"), openTab().hear("tracks")];
  await waitFor(() => expect(server.streams).toHaveLength(1));
  server.streams[0]!.listen();
  await waitFor(() => expect(heard.map(({ listening }) => listening)).toEqual([1, 1]));

  server.streams[0]!.lose();
  await waitFor(() => expect(server.streams).toHaveLength(2));
  server.streams[1]!.listen();
  await waitFor(() => expect(heard.map(({ listening }) => listening)).toEqual([2, 2]));
});

test("a browser that is online again listens at once, however long it was to wait", async () => {
  const { setTimeout: wait } = globalThis;
  // Pauses between two tries last for ever.
  globalThis.setTimeout = ((run: () => void, ms = 0) => wait(run, ms < 500 ? ms : 1e9)) as typeof setTimeout;
  try {
    const server = liveServer();
    server.refuse = 503;
    const heard = openTab().hear("tracks");
    await rest();
    server.refuse = 0;
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(server.streams).toHaveLength(1));
    server.streams[0]!.listen();
    await waitFor(() => expect(heard.listening).toBe(1));
  } finally {
    globalThis.setTimeout = wait;
  }
});

test.each([
  ["the stream says so", 0],
  ["no stream is opened", 401],
])("all tabs learn once that the server no longer knows them: %s", async (_how, status) => {
  const server = liveServer();
  server.refuse = status;
  const opened = [openTab(), openTab(), openTab()];
  for (const tab of opened) for (const id of ["tracks", "releases"]) tab.hear(id);
  if (!status) {
    await waitFor(() => expect(server.streams).toHaveLength(1));
    server.streams[0]!.listen();
    const over = { errors: [{ message: "Sign in first.", extensions: { code: "UNAUTHENTICATED" } }] };
    for (const id of ["tracks", "releases"]) server.streams[0]!.next(id, over);
  }
  await waitFor(() => expect(opened.map(({ lost }) => lost)).toEqual([["ana"], ["ana"], ["ana"]]));
  expect(server.open()).toEqual([]);
  await rest();
  expect(opened.flatMap(({ lost }) => lost)).toHaveLength(3);
});

test("tabs that show another person have a stream of their own, and hear nothing of the first", async () => {
  const server = liveServer();
  const ana = openTab().hear("tracks");
  const nova = openTab({ viewer: "nova" }).hear("tracks");
  await waitFor(() => expect(server.streams.map(({ viewer }) => viewer).sort()).toEqual(["ana", "nova"]));
  for (const stream of server.streams) stream.listen();
  server.streams.find(({ viewer }) => viewer === "ana")!.next("tracks", said("Ebb"));
  await waitFor(() => expect(ana.news).toHaveLength(1));
  expect(nova.news).toEqual([]);
});

test("a page in the back/forward cache holds nothing, and asks what it missed when it is shown again", async () => {
  const server = liveServer();
  const heard = openTab().hear("tracks");
  await waitFor(() => expect(server.streams).toHaveLength(1));
  server.streams[0]!.listen();
  await waitFor(() => expect(heard.listening).toBe(1));

  window.dispatchEvent(new Event("pagehide"));
  await waitFor(() => expect(server.open()).toEqual([]));
  expect((await navigator.locks.query()).held).toEqual([]);
  window.dispatchEvent(new Event("pageshow"));
  await waitFor(() => expect(server.streams).toHaveLength(2));
  server.streams[1]!.listen();
  await waitFor(() => expect(heard.listening).toBe(2));
});

test("a browser without locks listens in each tab", async () => {
  takeLocks();
  const server = liveServer();
  const heard = [openTab().hear("tracks"), openTab().hear("tracks")];
  await waitFor(() => expect(server.streams).toHaveLength(2));
  for (const stream of server.streams) stream.listen();
  await waitFor(() => expect(heard.map(({ listening }) => listening)).toEqual([1, 1]));
});
