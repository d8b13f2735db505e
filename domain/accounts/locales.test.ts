import { askedLocale, firstSpoken } from "./locales.ts";

test.each([
  [null, null],
  ["", null],
  ["de, fr;q=0.8", null],
  ["es", "es"],
  ["es-MX,es;q=0.9,en;q=0.8", "es"],
  ["de;q=1, en;q=0.2, es;q=0.7", "es"],
  ["es;q=0, en", "en"],
  ["EN-us", "en"],
  ["*", null],
] as const)("a browser that asks for %j is answered in %j", (header, locale) => {
  expect(askedLocale(header)).toBe(locale);
});

test("the first language that we speak wins", () => {
  expect(firstSpoken([null, "fr", "es-AR", "en"])).toBe("es");
});
