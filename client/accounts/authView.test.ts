import { backFrom, tabOf, viewOf, withQuery } from "./authView.ts";

test.each([
  ["", "roles"],
  ["type=indee", "artist"],
  ["type=artist", "artist"],
  ["type=signup", "fan"],
  ["mode=signup", "fan"],
  ["mode=signin", "fan"],
  ["type=other", "roles"],
  ["view=login", "login"],
  ["type=artist&view=login", "login"],
])("/auth?%s opens %s", (query, view) => {
  expect(viewOf(new URLSearchParams(query))).toBe(view);
});

test.each([
  ["type=artist", "/artist-landing"],
  ["type=artist&view=login", "/artist-landing"],
  ["type=signup", "/fan-landing"],
  ["type=indee", "/auth"],
  ["mode=signin", "/auth"],
  ["view=login", "/auth"],
  ["", null],
])("Back from /auth?%s leads to %s", (query, place) => {
  expect(backFrom(new URLSearchParams(query))).toBe(place);
});

test("Create New Account returns from login to the registration of the chosen role", () => {
  expect(withQuery(new URLSearchParams("type=artist&view=login"), { view: null })).toBe("/auth?type=artist");
  expect(withQuery(new URLSearchParams("view=login"), { view: null })).toBe("/auth");
});

test("a form opens on its Magic Link tab", () => {
  expect(tabOf(new URLSearchParams(""))).toBeNull();
  expect(tabOf(new URLSearchParams("tab=magic"))).toBe("magic");
  expect(tabOf(new URLSearchParams("tab=password"))).toBe("password");
});
