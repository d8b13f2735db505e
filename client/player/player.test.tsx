import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import localforage from "localforage";
import { Outlet, type RouteObject, useRouteError } from "react-router";
import { createMockEnvironment } from "relay-test-utils";
import { aViewer } from "../testing/openApp.tsx";
import { renderAt } from "../testing/renderAt.tsx";
import { Toasts } from "../ui/Toasts.tsx";
import { PlayButton } from "./PlayButton.tsx";
import type { Player, StoredPlayer } from "./Player.ts";
import { PlayerBar } from "./PlayerBar.tsx";
import { PlayerProvider } from "./PlayerProvider.tsx";
import { PlayModes } from "./PlayModes.tsx";
import { playTrack } from "./playTrack.ts";
import { Pace } from "./screen/Pace.tsx";
import { PlayerScreen } from "./screen/PlayerScreen.tsx";
import { TrackWave } from "./TrackWave.tsx";
import { usePlayer } from "./usePlayer.ts";

const SONGS: Record<string, { title: string; isReady?: boolean }> = {
  tide: { title: "Tide" },
  undertow: { title: "Undertow" },
  shore: { title: "Shore" },
  raw: { title: "Raw", isReady: false },
};

/** The browser's half of an audio element, which jsdom lacks: it takes an address, plays and pauses. */
function stubSound() {
  const proto = HTMLMediaElement.prototype;
  Object.defineProperty(proto, "paused", {
    configurable: true,
    get(this: HTMLMediaElement) {
      return this.dataset.sound !== "on";
    },
  });
  Object.defineProperty(proto, "readyState", { configurable: true, get: () => 4 });
  proto.play = function (this: HTMLMediaElement) {
    this.dataset.sound = "on";
    this.dispatchEvent(new Event("playing"));
    return Promise.resolve();
  };
  proto.pause = function (this: HTMLMediaElement) {
    if (this.dataset.sound !== "on") return;
    this.dataset.sound = "off";
    queueMicrotask(() => this.dispatchEvent(new Event("pause")));
  };
  proto.load = () => {};
  // The wave is drawn by the browser.
  HTMLCanvasElement.prototype.getContext = (() => null) as never;
}

beforeEach(async () => {
  stubSound();
  await localforage.createInstance({ name: "levare-player-nova" }).clear();
});

const sound = () => document.querySelector("audio") as HTMLAudioElement;
const isHeard = () => !sound().paused;
/** Both elements: what is heard on each, the first one first. */
const sounds = () =>
  [...document.querySelectorAll("audio")].map((each) =>
    each.paused ? null : decodeURIComponent(each.src.split("/").at(-1)!.split("?")[0]!),
  );
const heard = () => (isHeard() ? decodeURIComponent(sound().src.split("/").at(-1) ?? "") : null);
const bar = () => within(screen.getByRole("complementary", { name: "Player" }));

let signature = 0;

async function openPlayer(screenBody = <PlayButton trackId="tide" title="Tide" />, facts = aViewer()) {
  const relay = createMockEnvironment();
  // A resolver answers once: each leaves the next behind.
  const standBy = () =>
    relay.mock.queueOperationResolver(({ request }) => {
      standBy();
      const { id, ids } = request.variables as { id: string; ids?: string[] };
      if (ids) return { data: { nodes: ids.map(trackOf) } };
      return { data: { node: id in SONGS ? trackOf(id) : null } };
    });
  standBy();
  const Seat = () => (
    <PlayerProvider viewer={facts}>
      <Outlet />
      <aside aria-label="Player">
        <PlayerBar />
      </aside>
      <Toasts />
    </PlayerProvider>
  );
  const routes: RouteObject[] = [{ Component: Seat, children: [{ path: "/", element: screenBody }] }];
  renderAt("/", routes, relay as never, aViewer());
  await act(async () => {});
  return relay;
}

function trackOf(id: string) {
  const song = SONGS[id]!;
  return {
    __typename: "Track",
    id,
    title: song.title,
    artistNames: ["Nova"],
    coverUrl: `/covers/${id}`,
    duration: 200,
    pagePath: null,
    peaks: [0, 128, 255],
    levelDb: null,
    isLiked: false,
    creditsText: null,
    aiDisclosure: {
      ...{ vocals: "none", instrumentation: "none", lyrics: "none", postProduction: "none" },
      composition: "assisted",
    },
    contributors: [],
    works: [],
    lyrics: { plain: "Salt on the window", timed: null },
    stream:
      song.isReady === false
        ? null
        : {
            url: `/media/${id}?${++signature}`,
            expiresAt: new Date(Date.now() + 600_000).toISOString(),
          },
  };
}

async function play(id: string, queue?: string[]) {
  await act(async () => playTrack(id, queue));
}

/** The music has come to this second. */
async function comesTo(seconds: number, element = sound()) {
  await act(async () => {
    element.currentTime = seconds;
    element.dispatchEvent(new Event("timeupdate"));
  });
}

test("pressing play on a track anywhere lets it be heard and shows it in the bar", async () => {
  await openPlayer();
  await userEvent.click(screen.getByRole("button", { name: "Play Tide" }));
  expect(await bar().findByText("Tide")).toBeTruthy();
  expect(heard()).toMatch(/^tide/);
  await userEvent.click(screen.getByRole("button", { name: "Pause Tide" }));
  expect(isHeard()).toBe(false);
});

test("next goes through the list and stops at its end; previous goes back", async () => {
  await openPlayer();
  await play("tide", ["tide", "undertow"]);
  await userEvent.click(bar().getByRole("button", { name: "Next track" }));
  await waitFor(() => expect(heard()).toMatch(/^undertow/));
  await act(async () => sound().dispatchEvent(new Event("ended")));
  expect(isHeard()).toBe(false);
  expect(bar().getByText("Undertow")).toBeTruthy();
  await userEvent.click(bar().getByRole("button", { name: "Previous track" }));
  await waitFor(() => expect(heard()).toMatch(/^tide/));
});

test("the place in the track moves by arrows, by pages and to both ends, and is read aloud as time", async () => {
  await openPlayer();
  await play("tide");
  const slider = await bar().findByRole("slider", { name: "Place in the track" });
  await waitFor(() => expect(slider.getAttribute("aria-valuetext")).toBe("0:00 of 3:20"));
  slider.focus();
  await userEvent.keyboard("{PageUp}{PageUp}{ArrowRight}");
  expect(slider.getAttribute("aria-valuetext")).toBe("1:05 of 3:20");
  expect(sound().currentTime).toBe(65);
  await userEvent.keyboard("{PageDown}{ArrowLeft}{Home}");
  expect(slider.getAttribute("aria-valuetext")).toBe("0:00 of 3:20");
  await userEvent.keyboard("{End}");
  expect(slider.getAttribute("aria-valuetext")).toBe("3:20 of 3:20");
});

test("a track is heard from where its shape is pressed, and its shape fills while it plays", async () => {
  await openPlayer(<TrackWave trackId="tide" title="Tide" peaks={[0, 255]} duration={200} />);
  const shape = screen.getByRole("slider", { name: "Place in Tide" });
  expect(shape.getAttribute("aria-valuetext")).toBe("0:00 of 3:20");
  act(() => shape.focus());
  await userEvent.keyboard("{PageUp}");
  await waitFor(() => expect(heard()).toMatch(/^tide/));
  act(() => void sound().dispatchEvent(new Event("loadedmetadata")));
  expect(sound().currentTime).toBe(30);
  await userEvent.keyboard("{PageUp}");
  expect(sound().currentTime).toBe(60);
  expect(shape.getAttribute("aria-valuetext")).toBe("1:00 of 3:20");
});

test("the keys play, skip, mute and change track, but rest while somebody types", async () => {
  await openPlayer(<input aria-label="Search" />);
  await play("tide", ["tide", "undertow"]);
  await userEvent.keyboard("l");
  expect(sound().currentTime).toBe(10);
  await userEvent.keyboard("j");
  expect(sound().currentTime).toBe(0);
  await userEvent.keyboard("m");
  expect(sound().muted).toBe(true);
  await userEvent.keyboard(" ");
  expect(isHeard()).toBe(false);
  await userEvent.keyboard("k");
  expect(isHeard()).toBe(true);
  await userEvent.keyboard("{Shift>}N{/Shift}");
  await waitFor(() => expect(heard()).toMatch(/^undertow/));
  await userEvent.type(screen.getByLabelText("Search"), "k lm");
  expect(isHeard()).toBe(true);
});

test("Space on a button presses that button only", async () => {
  await openPlayer();
  await play("tide");
  bar().getByRole("button", { name: "Mute" }).focus();
  await userEvent.keyboard(" ");
  expect(sound().muted).toBe(true);
  expect(isHeard()).toBe(true);
});

test("an address that expired is asked for once more, and the music goes on from the same place", async () => {
  await openPlayer();
  await play("tide");
  const before = sound().src;
  await act(async () => {
    sound().currentTime = 83;
    sound().dispatchEvent(new Event("timeupdate"));
  });
  await act(async () => sound().dispatchEvent(new Event("error")));
  await waitFor(() => expect(sound().src).not.toBe(before));
  sound().currentTime = 0;
  await act(async () => sound().dispatchEvent(new Event("loadedmetadata")));
  expect(sound().currentTime).toBe(83);
  expect(isHeard()).toBe(true);
});

test("music that fails twice at one place says so, and plays again on Retry", async () => {
  await openPlayer();
  await play("tide");
  await act(async () => sound().dispatchEvent(new Event("error")));
  await act(async () => sound().dispatchEvent(new Event("error")));
  expect(await bar().findByText("This track could not be played.")).toBeTruthy();
  await userEvent.click(bar().getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(isHeard()).toBe(true));
  expect(bar().queryByText("This track could not be played.")).toBeNull();
});

test("a track that is not ready, or is gone, says why it is silent", async () => {
  await openPlayer();
  await play("raw");
  expect(await bar().findByText("This track is still being prepared.")).toBeTruthy();
  await play("nowhere");
  expect(await bar().findByText("This track is no longer here.")).toBeTruthy();
});

test("the queue can be reordered, shortened and cleared", async () => {
  const queue = ["tide", "undertow", "shore"];
  await openPlayer();
  await play("tide", queue);
  await userEvent.click(bar().getByRole("button", { name: "Queue" }));
  const panel = within(await screen.findByRole("dialog", { name: "Queue" }));
  const titles = () => panel.getAllByRole("listitem").map((row) => row.querySelector("strong")?.textContent);
  await panel.findByText("Shore");
  await userEvent.click(panel.getByRole("button", { name: "Move Shore up" }));
  expect(titles()).toEqual(["Tide", "Shore", "Undertow"]);
  await userEvent.click(panel.getByRole("button", { name: "Remove Undertow" }));
  expect(titles()).toEqual(["Tide", "Shore"]);
  await userEvent.click(panel.getByRole("button", { name: "Clear the queue" }));
  expect(panel.getByText("Your queue is empty. Play a track to start it.")).toBeTruthy();
  expect(isHeard()).toBe(false);
});

test("a queue that was cleared comes back with its place, in silence", async () => {
  await openPlayer();
  await play("tide", ["tide", "undertow"]);
  await comesTo(42);
  await userEvent.click(bar().getByRole("button", { name: "Queue" }));
  const panel = within(await screen.findByRole("dialog", { name: "Queue" }));
  await userEvent.click(await panel.findByRole("button", { name: "Clear the queue" }));
  await userEvent.click(await screen.findByText("Undo"));
  expect(await panel.findByText("Undertow")).toBeTruthy();
  expect(isHeard()).toBe(false);
  const place = bar().getByRole("slider", { hidden: true, name: "Place in the track" });
  expect(place.getAttribute("aria-valuetext")).toBe("0:42 of 3:20");
});

test("the next track stands ready on the second element and is heard the moment the first one ends", async () => {
  await openPlayer();
  await play("tide", ["tide", "undertow", "shore"]);
  await comesTo(180);
  const [first, second] = document.querySelectorAll("audio");
  expect(second?.src).toContain("/media/undertow");
  expect(sounds()).toEqual(["tide", null]);
  // Within the very event: nothing is asked for in between.
  act(() => void first?.dispatchEvent(new Event("ended")));
  expect(sounds()).toEqual([null, "undertow"]);
  expect(await bar().findByText("Undertow")).toBeTruthy();
  await comesTo(180, second);
  act(() => void second?.dispatchEvent(new Event("ended")));
  expect(sounds()).toEqual(["shore", null]);
});

test("who wants tracks to fade into each other hears both for that time, and pause silences both", async () => {
  const viewer = aViewer();
  await openPlayer(undefined, {
    ...viewer,
    preferences: { ...viewer.preferences, crossfade: 4, normalise: false },
  });
  await play("tide", ["tide", "undertow"]);
  await comesTo(180);
  const [first, second] = document.querySelectorAll("audio");
  await comesTo(197);
  expect(sounds()).toEqual(["tide", "undertow"]);
  await act(async () => {
    first!.currentTime = 198;
    first!.dispatchEvent(new Event("timeupdate"));
  });
  expect(first?.volume).toBe(0.5);
  await comesTo(2, second);
  expect(second?.volume).toBe(0.5);
  await userEvent.click(bar().getByRole("button", { name: "Pause" }));
  expect(sounds()).toEqual([null, null]);
});

test("what stands between two songs is heard on the element that ended, and the next song waits for its end", async () => {
  let seat: Player | null = null;
  const Taken = () => {
    seat = usePlayer();
    return null;
  };
  await openPlayer(<Taken />);
  let goOn = () => {};
  let left: AbortSignal | null = null;
  seat!.interlude = {
    isDue: (ended, next) => ended === "tide" && next === "undertow",
    play: (audio, signal) => {
      audio.src = "/media/spot";
      void audio.play();
      left = signal;
      return new Promise((resolve) => (goOn = resolve));
    },
  };
  await play("tide", ["tide", "undertow", "shore"]);
  await comesTo(180);
  await act(async () => void sound().dispatchEvent(new Event("ended")));
  expect(sounds()).toEqual(["spot", null]);
  expect(bar().getByText("Tide")).toBeTruthy();
  await userEvent.click(bar().getByRole("button", { name: "Pause" }));
  expect(sounds()).toEqual([null, null]);
  await userEvent.click(bar().getByRole("button", { name: "Play" }));
  expect(sounds()).toEqual(["spot", null]);
  await act(async () => goOn());
  expect(sounds()).toEqual([null, "undertow"]);
  expect(left!.aborted).toBe(false);
});

test("who chooses another song leaves what stands between two songs", async () => {
  let seat: Player | null = null;
  const Taken = () => {
    seat = usePlayer();
    return null;
  };
  await openPlayer(<Taken />);
  let left: AbortSignal | null = null;
  let goOn = () => {};
  seat!.interlude = {
    isDue: () => true,
    play: (_audio, signal) => {
      left = signal;
      return new Promise((resolve) => (goOn = resolve));
    },
  };
  await play("tide", ["tide", "undertow", "shore"]);
  await act(async () => void sound().dispatchEvent(new Event("ended")));
  await play("shore");
  await waitFor(() => expect(sounds()).toContain("shore"));
  expect(left!.aborted).toBe(true);
  await act(async () => goOn());
  expect(bar().getByText("Shore")).toBeTruthy();
});

test("music that is to stop with this track stops with it", async () => {
  await openPlayer(<Pace />);
  await play("tide", ["tide", "undertow"]);
  await userEvent.selectOptions(screen.getByLabelText("Sleep timer"), "When this track ends");
  await comesTo(180);
  act(() => void sound().dispatchEvent(new Event("ended")));
  expect(sounds()).toEqual([null, null]);
  expect(screen.getByLabelText("Sleep timer")).toHaveProperty("value", "off");
});

test("one track, or the queue, may go on and on, and faster", async () => {
  await openPlayer(
    <>
      <PlayModes />
      <Pace />
    </>,
  );
  await play("tide", ["tide"]);
  await userEvent.selectOptions(screen.getByLabelText("Speed"), "1.5×");
  expect(sound().playbackRate).toBe(1.5);
  for (const [press, next] of [
    ["Repeat: off", "Repeat: the queue"],
    ["Repeat: the queue", "Repeat: this track"],
  ] as const) {
    await userEvent.click(screen.getByRole("button", { name: press }));
    expect(screen.getByRole("button", { name: next })).toBeTruthy();
    await comesTo(199);
    act(() => {
      delete sound().dataset.sound;
      sound().dispatchEvent(new Event("ended"));
    });
    expect(sounds()[0]).toBe("tide");
    expect(sound().currentTime).toBe(0);
  }
});

test("the big player shows what is heard with its lyrics and what a model did on it, and what comes next", async () => {
  await openPlayer(<PlayerScreen />);
  expect(screen.getByText("Nothing is playing")).toBeTruthy();
  await play("tide", ["tide", "undertow"]);
  expect(await screen.findByRole("heading", { level: 1, name: "Tide" })).toBeTruthy();
  expect(await screen.findByText("Salt on the window")).toBeTruthy();
  const ai = within(screen.getByRole("region", { name: "Use of AI" }));
  expect(ai.getByText("Composition").nextSibling?.textContent).toBe("With help of AI");
  expect(ai.queryByText("Vocals")).toBeNull();
  const queue = within(screen.getByRole("region", { name: "Queue" }));
  expect(await queue.findByText("Undertow")).toBeTruthy();
});

test("queue, place and volume come back with the next visit, in silence until play is pressed", async () => {
  const kept: StoredPlayer = {
    currentId: "undertow",
    queue: ["tide", "undertow"],
    position: 65,
    volume: 0.4,
    isMuted: false,
  };
  await localforage.createInstance({ name: "levare-player-nova" }).setItem("player", kept);
  await openPlayer();
  expect(await bar().findByText("Undertow")).toBeTruthy();
  expect(isHeard()).toBe(false);
  expect(sound().volume).toBe(0.4);
  expect(bar().getByRole("slider", { name: "Place in the track" }).getAttribute("aria-valuetext")).toBe(
    "1:05 of 3:20",
  );
  await userEvent.click(bar().getByRole("button", { name: "Play" }));
  await waitFor(() => expect(heard()).toMatch(/^undertow/));
  await act(async () => sound().dispatchEvent(new Event("loadedmetadata")));
  expect(sound().currentTime).toBe(65);
});

test("what was heard last comes first, and is known again at the next visit", async () => {
  const shelf = localforage.createInstance({ name: "levare-player-nova" });
  await openPlayer(
    <>
      <PlayButton trackId="tide" title="Tide" />
      <PlayButton trackId="shore" title="Shore" />
      <PlayButton trackId="raw" title="Raw" />
    </>,
  );
  const heard = async () => (await shelf.getItem<StoredPlayer>("player"))?.heard;
  for (const title of ["Tide", "Shore", "Tide"]) {
    await userEvent.click(screen.getByRole("button", { name: `Play ${title}` }));
    await bar().findByText(title);
  }
  await userEvent.click(screen.getByRole("button", { name: "Play Raw" }));
  await act(async () => void window.dispatchEvent(new Event("pagehide")));
  // What cannot be heard was not heard.
  await waitFor(async () => expect(await heard()).toEqual(["tide", "shore"]));
});

test("a part that wants the player outside of its provider is told so", () => {
  const relay = createMockEnvironment();
  const silenced = jest.spyOn(console, "error").mockImplementation(() => {});
  renderAt("/", [{ path: "/", Component: PlayerBar, ErrorBoundary: Complaint }], relay as never);
  expect(screen.getByText("usePlayer must be used within a PlayerProvider")).toBeTruthy();
  silenced.mockRestore();
});

function Complaint() {
  return <p>{(useRouteError() as Error).message}</p>;
}
