import { english } from "../testing/english.ts";
import { handleFrom, handleProblem, handleSuggestions, handleWait } from "./handle.ts";
import { linkProblem, serviceOf } from "./links.ts";
import { cropAround, cropPixels } from "./picture.ts";
import { excerpt, isPublicAtFirst, linksProblem, profileKind } from "./profile.ts";

test.each(["nova", "n0v", "mara-lune", "mara_lune", "a23456789012345678901234567890"])(
  "%s can be a handle",
  (handle) => expect(handleProblem(handle)).toBeNull(),
);

test.each(["", "no", "Nova", "-nova", "nova_", "nova.reyes", "mara lune", "núria", `a${"b".repeat(30)}`])(
  "%s has not the shape of a handle",
  (handle) =>
    expect(english(handleProblem(handle))).toBe(
      "A handle has 3 to 30 lowercase letters, digits, - or _, and begins and ends with a letter or digit.",
    ),
);

test.each(["admin", "settings", "levare", "ad-min", "s_upport", "api", "pictures", "discover"])(
  "nobody can call themselves %s",
  (handle) => expect(english(handleProblem(handle))).toBe("This handle is reserved. Choose another one."),
);

test("a name becomes the handle it sounds like", () => {
  expect(handleFrom("Lucía Herrera")).toBe("lucia-herrera");
  expect(handleFrom("Tomasz Zieliński & Łódź")).toBe("tomasz-zielinski-lodz");
  expect(handleFrom("Sinéad O’Connor")).toBe("sinead-oconnor");
  expect(handleFrom("  ***  ")).toBe("");
});

test("everybody is offered a handle, whatever their name", () => {
  for (const name of ["Nova", "Al", "山田太郎", "Admin", "x".repeat(80), "a-".repeat(40), "!"]) {
    const offered = handleSuggestions(name, "0123456789abcdef");
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.map(handleProblem)).toEqual(offered.map(() => null));
  }
});

test("a handle changes once in thirty days, and the first time at once", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  expect(handleWait(null, now)).toBeNull();
  expect(handleWait(new Date("2026-10-22T12:00:00Z"), now)).toBeNull();
  expect(handleWait(new Date("2026-10-22T12:00:01Z"), now)).toEqual(new Date("2026-11-21T12:00:01Z"));
});

test.each([
  "http://nova.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://",
  "https://localhost",
  "https://user:word@nova.example",
  "nova.example",
  `https://nova.example/${"a".repeat(300)}`,
])("%s is no link for a profile", (link) => expect(linkProblem(link)).not.toBeNull());

test("known places are told by their host, and no look-alike passes for one", () => {
  expect(serviceOf("https://maralune.bandcamp.com/album/tidal")).toBe("bandcamp");
  expect(serviceOf("https://www.instagram.com/maralune")).toBe("instagram");
  expect(serviceOf("https://notbandcamp.com")).toBe("website");
  expect(serviceOf("https://bandcamp.com.evil.example")).toBe("website");
  expect(linksProblem(Array.from({ length: 11 }, () => "https://nova.example"))).not.toBeNull();
  expect(linksProblem(Array.from({ length: 10 }, () => "https://nova.example"))).toBeNull();
});

test("an artist has the artist's side and a studio, and is found from the first day; a fan says so first", () => {
  expect(profileKind(["artist"], true)).toBe("artist");
  expect(profileKind(["artist"], false)).toBe("fan");
  expect(profileKind(["fan"], true)).toBe("fan");
  expect(isPublicAtFirst(["fan", "artist"])).toBe(true);
  expect(isPublicAtFirst(["fan"])).toBe(false);
});

test("a preview ends at a word", () => {
  expect(excerpt("Songs from\n the harbour", 200)).toBe("Songs from the harbour");
  expect(excerpt("Songs from the harbour", 12)).toBe("Songs from…");
});

test("a crop stays inside the picture and keeps its shape", () => {
  const picture = { width: 3000, height: 2000 };
  const crop = cropAround("avatar", picture, 2, { x: 0.95, y: -1 });
  expect(crop.x + crop.width).toBeCloseTo(1);
  expect(crop.y).toBe(0);
  const part = cropPixels(crop, picture.width, picture.height)!;
  expect(part.width).toBe(part.height);
  const wide = cropPixels(
    cropAround("header", picture, 1, { x: 0.5, y: 0.5 }),
    picture.width,
    picture.height,
  )!;
  expect(wide).toEqual({ left: 0, top: 500, width: 3000, height: 1000 });
  expect(cropPixels({ x: 0.5, y: 0, width: 0.6, height: 1 }, 100, 100)).toBeNull();
  expect(cropPixels({ x: 0, y: 0, width: Number.NaN, height: 1 }, 100, 100)).toBeNull();
});
