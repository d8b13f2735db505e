import "fake-indexeddb/auto";
import { webcrypto } from "node:crypto";
import { BroadcastChannel } from "node:worker_threads";
import { expect, test } from "@jest/globals";
import { refusal } from "../../domain/words/refusal.ts";
import { RequestFailed } from "../app/RequestFailed.ts";
import type { PlayableTrack, TrackAsking } from "../player/seat/trackSource.ts";
import type { PlaysAsking } from "../plays/askPlays.ts";
import { withPlaysAhead } from "./playsAhead.ts";
import { type SavedSong, savedMusicOf } from "./SavedMusic.ts";
import { withSaved } from "./withSaved.ts";

// What the test's browser has not.
Object.defineProperty(globalThis.crypto, "subtle", { value: webcrypto.subtle });
// As much of the browser's Cache Storage as saving songs needs.
const shelves = new Map<string, Map<string, Response>>();
Object.assign(globalThis, {
  BroadcastChannel,
  caches: {
    async open(name: string) {
      const shelf = shelves.get(name) ?? new Map<string, Response>();
      shelves.set(name, shelf);
      return {
        put: async (key: string, answer: Response) => void shelf.set(key, answer),
        delete: async (key: string) => shelf.delete(key),
      };
    },
  },
});

const unreached = () => Promise.reject(new RequestFailed(refusal("general.unreachable"), "OFFLINE"));
const NOBODY: TrackAsking = { track: unreached, queue: unreached, watch: () => () => {} };
const SILENT: PlaysAsking = { start: unreached, report: unreached };

const song = (trackId: string, change: Partial<SavedSong> = {}): SavedSong => ({
  trackId,
  track: { id: trackId, title: `Song ${trackId}`, duration: 180 } as PlayableTrack,
  key: `/media/${trackId}/high?v=1`,
  quality: "high",
  bytes: 4,
  savedAt: 1_000,
  place: 0,
  sessions: [],
  ...change,
});
const SOUND = new Blob(["song"], { type: "audio/mp4" });
const kept = () => [...shelves.values()].flatMap((shelf) => [...shelf.keys()]);

test("with nobody to ask, a saved song is known and heard from this device, and no other", async () => {
  await savedMusicOf("listener").put(song("one"), SOUND);
  const asking = withSaved(NOBODY, "listener");
  const track = await asking.track("one", "basic");
  expect(track).toMatchObject({ title: "Song one", stream: { url: "/media/one/high?v=1" } });
  await expect(asking.track("two", "basic")).rejects.toThrow(RequestFailed);
  expect(await asking.queue(["two", "one"])).toEqual([null, expect.objectContaining({ id: "one" })]);
  // On the same device, somebody else has saved nothing.
  await expect(withSaved(NOBODY, "another").track("one", "basic")).rejects.toThrow(RequestFailed);
});

test("a song that is saved anew in another edition takes the place of the old one, and removing it leaves nothing", async () => {
  const saved = savedMusicOf("collector");
  await saved.put(song("three"), SOUND);
  await saved.put(song("three", { key: "/media/three/high?v=2" }), SOUND);
  expect(kept().filter((key) => key.includes("three"))).toEqual(["/media/three/high?v=2"]);
  await saved.remove(["three"]);
  expect(kept().filter((key) => key.includes("three"))).toEqual([]);
  expect(await saved.songs()).toEqual([]);
});

test("a record that was saved last comes first, in its own order", async () => {
  const saved = savedMusicOf("orderly");
  await saved.put(song("old"), SOUND);
  await saved.put(song("b", { savedAt: 2_000, place: 1 }), SOUND);
  await saved.put(song("a", { savedAt: 2_000, place: 0 }), SOUND);
  expect((await saved.songs()).map(({ trackId }) => trackId)).toEqual(["a", "b", "old"]);
});

test("each play without a connection takes leave that was given ahead once, and begins when it is heard", async () => {
  const saved = savedMusicOf("traveller");
  await saved.put(song("four"), SOUND);
  await saved.addSessions(new Map([["four", ["first", "second"]]]));
  const plays = withPlaysAhead(SILENT, "traveller");
  const before = Date.now();
  const given = await Promise.all([plays.start("four"), plays.start("four")]);
  expect(given.map((session) => session?.token).sort()).toEqual(["first", "second"]);
  for (const session of given) expect(Date.parse(session!.issuedAt)).toBeGreaterThanOrEqual(before);
  await expect(plays.start("four")).rejects.toThrow(RequestFailed);
});
