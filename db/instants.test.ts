import fc from "fast-check";
import pg from "pg";
import { THOROUGHNESS } from "../domain/testing/thoroughness.ts";
import { instantText, parseInstant } from "./instants.ts";
import { freshDatabase } from "./testing/freshDatabase.ts";

const parseAny: (text: string) => Date = pg.types.getTypeParser(1184, "text");

test("any instant that PostgreSQL writes is the one that was kept", async () => {
  const { pool, close } = await freshDatabase();
  const instant = fc.date({
    min: new Date("0001-01-01T00:00:00Z"),
    max: new Date("9999-12-31T23:59:59.999Z"),
    noInvalidDate: true,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(instant, { minLength: 1, maxLength: 20 }), async (instants) => {
      const texts = instants.map((each) => each.toISOString());
      const { rows } = await pool.query("select at::timestamptz as at from unnest($1::text[]) as at", [
        texts,
      ]);
      expect(rows.map(({ at }) => (at as Date).toISOString())).toEqual(texts);
    }),
    { numRuns: 30 * THOROUGHNESS },
  );
  await close();
});

test.each([
  "2026-11-22 06:39:35.924968+00",
  "2026-11-22 06:39:35.9+00",
  "2026-11-22 06:39:35+00",
  "2026-11-22 06:39:35.25+05:30",
  "2026-11-22 06:39:35-08",
  "0044-03-15 12:00:00+00 BC",
  "0099-01-01 00:00:00+00",
  "12026-11-22 06:39:35+00",
])("%s is read as the library reads it", (text) => {
  expect(parseInstant(text)).toEqual(parseAny(text));
});

test("the ends of time are no dates", () => {
  expect([parseInstant("infinity"), parseInstant("-infinity")]).toEqual([Infinity, -Infinity]);
});

test("an instant is written as the language writes it", () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true }),
      (instant) => instantText(instant) === instant.toISOString(),
    ),
  );
  expect(() => instantText(new Date(Number.NaN))).toThrow(RangeError);
});
