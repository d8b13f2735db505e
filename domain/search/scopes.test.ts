import { kindsIn, maySearch, scopesFor } from "./scopes.ts";

test("the studio has six tabs, fans and an artist in fan mode have four", () => {
  expect(scopesFor("artist", "artist")).toEqual([
    "ALL",
    "MY_CATALOG",
    "RELEASES",
    "ARTISTS",
    "PRODUCTS",
    "COMMUNITY",
  ]);
  const fanTabs = ["ALL", "ARTISTS", "PRODUCTS", "COMMUNITY"];
  expect(scopesFor("fan", "fan")).toEqual(fanTabs);
  expect(scopesFor("artist", "fan")).toEqual(fanTabs);
  expect(scopesFor(null, "artist")).toEqual(fanTabs);
});

test.each([
  ["superadmin", true],
  ["label_admin", true],
  ["collector", false],
  [null, false],
] as const)("whether %s may search a catalog: %s", (role, may) =>
  expect(maySearch("MY_CATALOG", role)).toBe(may),
);

test("a catalog holds tracks and releases", () =>
  expect(kindsIn("MY_CATALOG")).toEqual(["track", "release"]));
