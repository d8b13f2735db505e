import { linesOf, placesIn, positionIn } from "./discOrder.ts";

const places = [
  { trackId: "a", disc: 1 },
  { trackId: "b", disc: 1 },
  { trackId: "c", disc: 2 },
];

test("a running order comes back as it was, disc by disc", () => {
  expect(linesOf(places)).toEqual(["disc:1", "a", "b", "disc:2", "c"]);
  expect(placesIn(linesOf(places))).toEqual(places);
  expect(linesOf([])).toEqual(["disc:1"]);
});

test("a track that is moved past the line of a disc changes its disc, and none falls off the first", () => {
  expect(placesIn(["disc:1", "a", "disc:2", "b", "c"])[1]).toEqual({ trackId: "b", disc: 2 });
  expect(placesIn(["a", "disc:1", "b"])).toEqual([
    { trackId: "a", disc: 1 },
    { trackId: "b", disc: 1 },
  ]);
});

test("tracks are numbered on their disc", () => {
  expect(positionIn(linesOf(places), "b")).toEqual({ disc: 1, position: 2 });
  expect(positionIn(linesOf(places), "c")).toEqual({ disc: 2, position: 1 });
});
