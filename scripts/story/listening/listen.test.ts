import { DAY_MS } from "../../../domain/duration.ts";
import { type Listenable, type Listener, listen } from "./listen.ts";

const NOW = new Date("2026-11-25T12:00:00Z");
const song = (id: string, genre: string, outAt = 0): Listenable => ({
  ...{ id, genre, outAt, artist: `${genre} band`, mood: "relaxed", durationMs: 60_000 },
});
const SONGS = [
  ...["a", "b", "c", "d", "e", "f"].map((id) => song(`jazz ${id}`, "jazz")),
  ...["a", "b", "c", "d", "e", "f"].map((id) => song(`rock ${id}`, "rock")),
  song("jazz later", "jazz", NOW.getTime() - 10 * DAY_MS),
];
const LISTENER: Listener = {
  ...{ name: "Ana", since: NOW.getTime() - 200 * DAY_MS, genres: ["jazz"], moods: ["relaxed"], habit: 0.8 },
};
const heard = [...listen(LISTENER, SONGS, NOW)];

test("a listener comes back to what they love, day by day, and the same on every machine", () => {
  expect(heard.length).toBeGreaterThan(150);
  expect(heard.filter(({ song }) => song.genre === "jazz").length).toBeGreaterThan(heard.length * 0.8);
  expect([...listen(LISTENER, SONGS, NOW)]).toEqual(heard);
});

test("nobody hears a song before it is out, two at once, or anything to come", () => {
  for (const [place, { song, startedAt, heardMs }] of heard.entries()) {
    expect(startedAt.getTime()).toBeGreaterThanOrEqual(Math.max(song.outAt, LISTENER.since));
    const next = heard[place + 1]?.startedAt ?? NOW;
    expect(startedAt.getTime() + heardMs).toBeLessThanOrEqual(next.getTime());
  }
});

test("whoever makes music never plays their own", () => {
  const avoids = new Set(["jazz band"]);
  expect([...listen({ ...LISTENER, avoids }, SONGS, NOW)].every(({ song }) => song.genre === "rock")).toBe(
    true,
  );
});
