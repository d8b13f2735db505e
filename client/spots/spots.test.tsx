import { jest } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { createMockEnvironment } from "relay-test-utils";
import { SPOT_EVERY_MS } from "../../domain/spots/spot.ts";
import { renderAt } from "../testing/renderAt.tsx";
import type { GivenSpot } from "./askSpots.ts";
import { SpotCard } from "./SpotCard.tsx";
import { SpotSeat } from "./SpotSeat.ts";

const SPOT = {
  showingId: "0190f3a0-0000-7000-8000-000000000001",
  text: "Nine songs for the walk home.",
  startMs: 20_000,
  artistNames: "Mara Lune",
  releaseTitle: "Tidal Memory",
  coverUrl: "/covers/tidal",
  pagePath: "/@mara-lune/tidal-memory",
  track: { stream: { url: "/media/undertow" } },
} satisfies GivenSpot;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A player whose music a test moves, and a server that has a spot, or has none. */
function openSeat(spot: GivenSpot | null = SPOT) {
  let now = 0;
  let notify = () => {};
  let position = 0;
  const view = {
    ...{ currentId: "tide" as string | null, queue: ["tide", "undertow", "shore"], isPlaying: true },
    ...{ repeat: "off", sleep: null },
  };
  const asked: { endedTrackId: string; nextTrackId: string; songsEnded: number }[] = [];
  const reports: string[] = [];
  const seat = new SpotSeat(
    {
      subscribe: (listener) => {
        notify = listener;
        return () => {};
      },
      view: () => view as never,
      ...{ position: () => position, duration: 200, interlude: null },
    },
    {
      next: async ({ id: _id, ...gap }) => {
        asked.push(gap);
        return spot;
      },
      report: async (_showing, deed) => void reports.push(deed),
    },
    () => now,
  );
  seat.join();
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return {
    ...{ seat, asked, reports, view, settle },
    /** The music of this song has come to this second. */
    async comesTo(trackId: string, seconds: number) {
      view.currentId = trackId;
      position = seconds;
      notify();
      await settle();
    },
    async passes(seconds: number) {
      for (let passed = 0; passed < seconds * 4; passed++) {
        now += 250;
        await jest.advanceTimersByTimeAsync(250);
      }
    },
    wait: (ms: number) => void (now += ms),
  };
}

/** An element of the player: it takes an address and plays. */
function anElement() {
  const audio = document.createElement("audio");
  const played: string[] = [];
  audio.play = async () => void played.push(audio.src.split("/").at(-1)!);
  audio.load = () => {};
  return { audio, played };
}

test("a spot is asked for as the song comes to its end, once, and not before", async () => {
  const { asked, comesTo } = openSeat();
  await comesTo("tide", 100);
  expect(asked).toEqual([]);
  await comesTo("tide", 190);
  await comesTo("tide", 195);
  expect(asked).toEqual([{ endedTrackId: "tide", nextTrackId: "undertow", songsEnded: 1 }]);
});

test("it is heard for fifteen seconds from where its artist wants it, says how long it takes, and the music goes on", async () => {
  const { seat, comesTo, passes, reports, settle } = openSeat();
  await comesTo("tide", 190);
  expect(seat.isDue("tide", "undertow")).toBe(true);
  const { audio, played } = anElement();
  let isOver = false;
  void seat.play(audio, new AbortController().signal).then(() => (isOver = true));
  audio.dispatchEvent(new Event("loadedmetadata"));
  expect(audio.currentTime).toBe(20);
  expect(played).toEqual(["undertow"]);
  expect(seat.view()).toEqual({ spot: SPOT, secondsLeft: 15 });
  await passes(5);
  expect(seat.view()?.secondsLeft).toBe(10);
  expect(isOver).toBe(false);
  await passes(10);
  await settle();
  expect(isOver).toBe(true);
  expect(seat.view()).toBeNull();
  expect(reports).toEqual(["seen", "heard"]);
});

test("who pauses pauses the spot, too", async () => {
  const { seat, view, comesTo, passes } = openSeat();
  await comesTo("tide", 190);
  void seat.play(anElement().audio, new AbortController().signal);
  await passes(5);
  view.isPlaying = false;
  await passes(60);
  expect(seat.view()?.secondsLeft).toBe(10);
  view.isPlaying = true;
  await passes(2);
  expect(seat.view()?.secondsLeft).toBe(8);
});

test("who goes on to another song leaves the spot, which was seen and not heard", async () => {
  const { seat, comesTo, passes, reports, settle } = openSeat();
  await comesTo("tide", 190);
  const left = new AbortController();
  void seat.play(anElement().audio, left.signal);
  await passes(3);
  left.abort();
  await settle();
  expect(seat.view()).toBeNull();
  expect(reports).toEqual(["seen"]);
});

test("where its music does not come it is read, and the music goes on in the same time", async () => {
  const { seat, comesTo, passes, reports, settle } = openSeat({ ...SPOT, track: null });
  await comesTo("tide", 190);
  let isOver = false;
  void seat.play(anElement().audio, new AbortController().signal).then(() => (isOver = true));
  await passes(15);
  await settle();
  expect(isOver).toBe(true);
  expect(reports).toEqual(["seen"]);
});

test("a quarter of an hour passes before the next one is asked for", async () => {
  const { seat, asked, comesTo, passes, wait } = openSeat();
  await comesTo("tide", 190);
  void seat.play(anElement().audio, new AbortController().signal);
  await passes(15);
  await comesTo("undertow", 190);
  expect(asked).toHaveLength(1);
  wait(SPOT_EVERY_MS);
  await comesTo("undertow", 195);
  expect(asked[1]).toEqual({ endedTrackId: "undertow", nextTrackId: "shore", songsEnded: 1 });
});

test("no spot is due behind another song than it was asked for, or after a long pause", async () => {
  const { seat, comesTo, wait } = openSeat();
  await comesTo("tide", 190);
  expect(seat.isDue("undertow", "shore")).toBe(false);
  wait(60_000);
  expect(seat.isDue("tide", "undertow")).toBe(false);
});

test("none is asked for at the end of the queue, while one song repeats, or in silence", async () => {
  const { asked, view, comesTo } = openSeat();
  await comesTo("shore", 190);
  view.repeat = "one";
  await comesTo("tide", 190);
  view.repeat = "off";
  view.isPlaying = false;
  await comesTo("tide", 195);
  expect(asked).toEqual([]);
});

test("the card says whose words they are, and leads to the release", () => {
  let pressed = 0;
  const card = <SpotCard {...SPOT} onOpen={() => pressed++} />;
  renderAt("/", [{ path: "*", element: card }], createMockEnvironment() as never);
  expect(screen.getByText("Mara Lune").parentElement?.textContent).toBe(
    "From Mara Lune: Nine songs for the walk home.",
  );
  const link = screen.getByRole("link", { name: "Tidal Memory" });
  expect(link.getAttribute("href")).toBe(SPOT.pagePath);
  act(() => link.click());
  expect(pressed).toBe(1);
});
