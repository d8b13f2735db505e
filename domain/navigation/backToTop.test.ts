import { offersBackToTop } from "./backToTop.ts";

test.each([
  ["at the top of a long page", { scrolled: 0, viewport: 800, page: 5000 }, false],
  ["300 pixels down", { scrolled: 300, viewport: 800, page: 5000 }, false],
  ["301 pixels down", { scrolled: 301, viewport: 800, page: 5000 }, true],
  ["near the end of a short page", { scrolled: 50, viewport: 800, page: 1000 }, true],
  ["on a page that fits the window", { scrolled: 0, viewport: 800, page: 700 }, false],
])("%s the way back is offered or not", (_place, place, expected) => {
  expect(offersBackToTop(place)).toBe(expected);
});
