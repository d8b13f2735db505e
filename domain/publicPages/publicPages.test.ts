import { pageAddress, pageIn } from "./pageAddress.ts";
import { placeWord, readPlace } from "./place.ts";

test.each([
  [{ disc: 1, position: 3 }, "3"],
  [{ disc: 2, position: 3 }, "2-3"],
])("the place %j is written %s and read back", (place, word) => {
  expect(placeWord(place)).toBe(word);
  expect(readPlace(word)).toEqual(place);
});

test.each(["", "0", "1-3", "03", "2-0", "-3", "3-", "three", "1000", "2-3-4"])("%j is no place", (word) => {
  expect(readPlace(word)).toBeNull();
});

test("an address of a release or a track is read back as it was made", () => {
  for (const place of [null, "2-3"]) {
    const address = { handle: "mara-lune", slug: "night-bus", place };
    expect(pageIn(pageAddress(address))).toEqual(address);
  }
  expect(pageIn("/@Mara-Lune/Night-Bus/")).toEqual({ handle: "mara-lune", slug: "night-bus", place: null });
});

test.each(["/@mara-lune", "/mara-lune/night-bus", "/@a/b/c/d", "/@a/%zz", "/catalog/tracks"])(
  "%s is no address of music",
  (path) => {
    expect(pageIn(path)).toBeNull();
  },
);
