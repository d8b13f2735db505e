import { becauseRows, type Recommended } from "./because.ts";
import { dialsIn, tempoWithin, tempoWord } from "./dials.ts";
import { hitRate } from "./quality.ts";
import { apart, oncePerArtist, withLittleHeard } from "./row.ts";

const track = (id: string, artistId: string | null, monthPlays = 100) => ({ id, artistId, monthPlays });
const ids = (row: readonly { id: string }[]) => row.map(({ id }) => id).join(" ");

test("in a row of covers every artist stands once, with their best", () => {
  const best = [track("a1", "a"), track("a2", "a"), track("b1", "b"), track("x", null), track("y", null)];
  expect(ids(oncePerArtist(best, 4))).toBe("a1 b1 x y");
  expect(ids(oncePerArtist(best, 2))).toBe("a1 b1");
});

test("every fourth place is for music that hardly anybody heard, as long as there is any", () => {
  const best = [..."12345"].map((id) => track(id, id)).concat(track("little", "l", 3));
  expect(ids(withLittleHeard(best))).toBe("1 2 3 little 4 5");
  expect(ids(withLittleHeard(best.slice(0, 5)))).toBe("1 2 3 4 5");
});

test("radio plays nobody twice in a row while there is somebody else", () => {
  const best = [track("a1", "a"), track("a2", "a"), track("a3", "a"), track("b1", "b")];
  expect(ids(apart(best, 4))).toBe("a1 b1 a2 a3");
  expect(ids(apart(best, 2))).toBe("a1 b1");
});

test("what is recommended stands below its strongest reason, once, and one lonely track is no row", () => {
  const like = (id: string, seedId: string, score: number): Recommended => ({
    ...track(id, `by ${id}`),
    ...{ seedId, score, isSeedLiked: seedId === "loved", isByLists: false },
  });
  const rows = becauseRows([
    like("weak", "played", 1),
    like("weaker", "played", 0.5),
    like("strong", "loved", 3),
    like("good", "loved", 2),
    like("alone", "once", 9),
  ]);
  expect(rows.map(({ seedId, isSeedLiked, tracks }) => [seedId, isSeedLiked, ids(tracks)])).toEqual([
    ["loved", true, "strong good"],
    ["played", false, "weak weaker"],
  ]);
});

test("what stands beside a song in playlists fills a row of its own, where there is enough of it", () => {
  const beside = (id: string, isByLists: boolean): Recommended => ({
    ...track(id, `by ${id}`),
    ...{ seedId: "salt", score: 1, isSeedLiked: true, isByLists },
  });
  const rowsOf = (...told: Recommended[]) =>
    becauseRows(told).map(({ isByLists, tracks }) => [isByLists, ids(tracks)]);
  const [a, b, c, d] = [beside("a", true), beside("b", true), beside("c", false), beside("d", false)];
  expect(rowsOf(a!, b!, c!, d!)).toEqual([
    [true, "a b"],
    [false, "c d"],
  ]);
  expect(rowsOf(a!, c!, d!)).toEqual([[false, "a c d"]]);
  expect(rowsOf(a!, b!, c!)).toEqual([[true, "a b"]]);
});

test("the dials stand in the address, and an address that makes no sense digs for anything", () => {
  expect(dialsIn(new URLSearchParams("genre=jazz&mood=relaxed&tempo=120-90"))).toEqual({
    ...{ genre: "jazz", mood: "relaxed", tempo: [90, 120] },
  });
  expect(dialsIn(new URLSearchParams("tempo=fast"))).toEqual({ genre: null, mood: null, tempo: null });
  expect(tempoWithin(10, 900)).toBeNull();
  expect(tempoWord(tempoWithin(64.4, 200))).toBe("64-180");
});

test("a recommendation hits when something that was held back is among the first", () => {
  const listeners = [
    { held: new Set(["a"]), recommended: ["x", "a"] },
    { held: new Set(["b"]), recommended: ["x", "y", "b"] },
  ];
  expect(hitRate(listeners, 2)).toBe(0.5);
  expect(hitRate(listeners, 3)).toBe(1);
  expect(hitRate([], 3)).toBe(0);
});
