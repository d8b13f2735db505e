import { Player, type Standing } from "../Player.ts";
import { type PlayableTrack, TrackSource } from "../seat/trackSource.ts";
import type { DevicesAsking, FollowingQueue, SaidQueue } from "./askDevices.ts";
import { Devices } from "./Devices.ts";

beforeEach(() => {
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.pause = () => {};
  HTMLMediaElement.prototype.load = () => {};
});

const AT_THE_DESK: FollowingQueue = {
  device: { id: "desk", browser: "Firefox", system: "Linux" },
  trackIds: ["tide", "shore"],
  currentId: "tide",
  positionMs: 95_000,
  isPlaying: false,
};

const TIDE = {
  ...{ id: "tide", title: "Tide", duration: 200, peaks: null, levelDb: null },
  stream: { url: "/media/tide", expiresAt: new Date(Date.now() + 600_000).toISOString() },
} as unknown as PlayableTrack;

/** A phone on which this person heard the first four seconds of "Tide", before they went on at their desk. */
async function aPhone() {
  const player = new Player({
    elements: [document.createElement("audio"), document.createElement("audio")],
    source: new TrackSource({ track: async () => TIDE, queue: async () => [], watch: () => () => {} }),
    quality: () => "high",
    blend: () => ({ fadeSeconds: 0, isLevelled: false }),
    save: () => {},
  });
  const queue = ["tide", "shore"];
  player.restore({ currentId: "tide", queue, position: 4, volume: 1, isMuted: false });
  const said: SaidQueue[] = [];
  const asking: DevicesAsking = {
    queue: async () => AT_THE_DESK,
    save: async (input) => {
      said.push(input);
      return true;
    },
    ...{ call: async () => {}, answer: async () => {}, handOver: async () => {} },
    listen: () => () => {},
  };
  const devices = new Devices(player);
  // Until the facts of the song are there.
  await nextTurn();
  const join = async (restored: Standing) => {
    const leave = devices.join(asking, { read: async () => null, write: () => {} }, restored);
    await nextTurn();
    return leave;
  };
  return { player, said, join };
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

test("who presses play before the page has asked where the music is goes on from there", async () => {
  const { player, said, join } = await aPhone();
  const restored = await player.restored;
  player.toggle();
  const leave = await join(restored);
  expect(player.position()).toBe(95);
  expect(said.at(-1)).toMatchObject({ isDeed: true, isPlaying: true, positionMs: 95_000 });
  leave();
});

test("who has listened on for a while by then is not thrown elsewhere", async () => {
  const { player, said, join } = await aPhone();
  const restored = await player.restored;
  player.toggle();
  player.seek(30);
  const leave = await join(restored);
  expect(player.position()).toBe(30);
  expect(said.at(-1)).toMatchObject({ isDeed: true, positionMs: 30_000 });
  leave();
});

test("what stands still takes up where the music is", async () => {
  const { player, said, join } = await aPhone();
  const leave = await join(await player.restored);
  expect(player.position()).toBe(95);
  expect(player.view().isPlaying).toBe(false);
  expect(said).toEqual([]);
  leave();
});
