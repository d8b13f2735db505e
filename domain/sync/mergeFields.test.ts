import fc from "fast-check";
import { THOROUGHNESS } from "../testing/thoroughness.ts";
import { isSame, mergeFields } from "./mergeFields.ts";

const runs = { numRuns: 500 * THOROUGHNESS };
const NAMES = ["title", "genre", "bpm", "moods"];
const value = fc.oneof(
  fc.constantFrom<unknown>(null, "Tide", "Ebb", 97, true),
  fc.array(fc.constantFrom("calm", "warm"), { maxLength: 2 }),
);
const fields = fc.record(Object.fromEntries(NAMES.map((name) => [name, value])));
const changed = fc.subarray(NAMES);

test("a field nobody touched stays as it is, and one that was touched has the person's value", () => {
  fc.assert(
    fc.property(changed, fields, fields, fields, (touched, mine, base, theirs) => {
      const { write } = mergeFields({ changed: touched, mine, base }, theirs);
      const after = { ...theirs, ...write };
      for (const name of NAMES)
        expect(after[name]).toEqual(touched.includes(name) ? mine[name] : theirs[name]);
    }),
    runs,
  );
});

test("whatever somebody else wrote meanwhile and is written over is named, and nothing else", () => {
  fc.assert(
    fc.property(changed, fields, fc.option(fields), fields, (touched, mine, base, theirs) => {
      const { overwritten } = mergeFields({ changed: touched, mine, base }, theirs);
      const lost = touched.filter(
        (name) => !isSame(mine[name], theirs[name]) && (base === null || !isSame(base[name], theirs[name])),
      );
      expect(Object.keys(overwritten).sort()).toEqual(lost.sort());
      for (const name of lost) expect(overwritten[name]).toEqual(theirs[name]);
    }),
    runs,
  );
});

test("the same edit upon what it left changes nothing more", () => {
  fc.assert(
    fc.property(changed, fields, fields, fields, (touched, mine, base, theirs) => {
      const edit = { changed: touched, mine, base };
      const after = { ...theirs, ...mergeFields(edit, theirs).write };
      expect(mergeFields(edit, after)).toEqual({ write: {}, overwritten: {} });
    }),
    runs,
  );
});

test("a touched field that was not sent is left alone", () => {
  expect(mergeFields({ changed: ["title"], mine: {}, base: null }, { title: "Tide" })).toEqual({
    write: {},
    overwritten: {},
  });
});
