import fc from "fast-check";
import { followingPart, isStillPlaying, PLAYS_FOR_MS, placeNow, QUEUE_MAX } from "./sharedQueue.ts";

test("of a queue of any length what is heard follows, with as much of what comes next as there is room", () => {
  const lengths = fc.integer({ min: 1, max: 3 * QUEUE_MAX });
  fc.assert(
    fc.property(lengths, fc.nat(), (length, place) => {
      const queue = Array.from({ length }, (_, at) => `${at}`);
      const current = place % length;
      const part = followingPart(queue, `${current}`);
      const at = part.indexOf(`${current}`);
      expect(part).toHaveLength(Math.min(length, QUEUE_MAX));
      expect(at).toBeGreaterThanOrEqual(0);
      expect(part.slice(at)).toEqual(queue.slice(current, current + part.length - at));
      if (at > 0) expect(current + part.length - at).toBe(length);
    }),
  );
});

const AT = new Date("2026-03-01T12:00:00Z");
const after = (ms: number) => new Date(AT.getTime() + ms);

test("music that plays goes on since it was said, music that stands does not", () => {
  expect(placeNow({ positionMs: 5_000, isPlaying: true, at: AT }, after(20_000))).toBe(25_000);
  expect(placeNow({ positionMs: 5_000, isPlaying: false, at: AT }, after(20_000))).toBe(5_000);
  expect(placeNow({ positionMs: 5_000, isPlaying: true, at: AT }, after(-20_000))).toBe(5_000);
});

test("a device that fell silent is taken for closed, and its music for paused where it last said it was", () => {
  const said = { positionMs: 5_000, isPlaying: true, at: AT };
  expect(isStillPlaying(said, after(PLAYS_FOR_MS - 1))).toBe(true);
  expect(isStillPlaying(said, after(PLAYS_FOR_MS))).toBe(false);
  expect(placeNow(said, after(PLAYS_FOR_MS))).toBe(5_000);
});
