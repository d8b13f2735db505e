import { coverSources, coverVariant, isDrawnCover, wholeCover } from "./coverSizes.ts";

test("a cover is shown no larger than its place needs", () => {
  expect(coverVariant("release/r1.jpg", 100)).toBe("release/r1-0320.webp");
  expect(coverVariant("release/r1.jpg", 321)).toBe("release/r1-0640.webp");
  expect(coverVariant("release/r1.jpg", 9000)).toBe("release/r1-1400.webp");
});

test("a browser may choose among the widths of a cover, and drawn art has only one", () => {
  expect(coverSources("/covers/release/r1-0640.webp")).toBe(
    "/covers/release/r1-0320.webp 320w, /covers/release/r1-0640.webp 640w, /covers/release/r1-1400.webp 1400w",
  );
  expect(coverSources("/covers/art/r1.svg?genre=house")).toBeUndefined();
});

test("drawn art is told from uploaded covers", () => {
  expect(isDrawnCover("/covers/art/r1.svg?genre=house")).toBe(true);
  expect(isDrawnCover("/covers/release/r1-0640.webp")).toBe(false);
});

test("a smaller cover names the one it is drawn from, and only in a width that is kept", () => {
  expect(wholeCover("release/r1-0320.webp")).toEqual({ key: "release/r1.jpg", width: 320 });
  expect(wholeCover("release/r1-0321.webp")).toBeNull();
  expect(wholeCover("release/r1.jpg")).toBeNull();
});
