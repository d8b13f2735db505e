import fc from "fast-check";
import { THOROUGHNESS } from "../testing/thoroughness.ts";
import type { Dossier } from "./dossier.ts";
import { findingsOf } from "./findings.ts";
import { partChanges } from "./fixableFields.ts";
import type { Credited } from "./guests.ts";
import { safeFixes } from "./safeFixes.ts";
import { aDossier, cleanStudio } from "./testing.ts";
import { hasTitleFault, mendedTitle, TITLE_FAULTS, type TitleFault } from "./titleFaults.ts";

const nobody: Credited = { artistNames: ["Mara Lune"], elsewhere: [], mayJoin: false };

test.each<[TitleFault, string, string | null, string, string | null, boolean]>([
  ["titleSpaces", " Low  Tide ", null, "Low Tide", null, true],
  ["titleSlash", "Marea/Tide", null, "Marea / Tide", null, true],
  ["titleVersion", "Tide (Radio Edit)", null, "Tide", "Radio Edit", true],
  ["titleVersion", "Tide - Live at Sea", null, "Tide", "Live at Sea", true],
  ["titleVersion", "Tide (Live)", "live", "Tide", "live", true],
  ["titleFeat", "Tide (feat. Orrin Vale) [Live]", null, "Tide [Live]", null, false],
  ["titleEmoji", "Fire 🔥🔥 on Water", null, "Fire on Water", null, false],
])("%s: “%s” becomes what it should be", (fault, title, versionTitle, after, version, isSafe) => {
  expect(mendedTitle(fault, { title, versionTitle }, nobody)).toEqual({
    after: { title: after, versionTitle: version },
    isSafe,
  });
});

test.each<[TitleFault, string, string | null]>([
  ["titleVersion", "Tide (Live)", "Acoustic"],
  ["titleEmoji", "🔥🔥", null],
  ["titleAllCaps", "TIDAL MEMORY", null],
  ["titlePlaceholder", "Track 01", null],
  ["titleVersion", "Track 01 (Live)", null],
])("%s: what “%s” should be, only a person can say", (fault, title, versionTitle) => {
  expect(mendedTitle(fault, { title, versionTitle }, nobody)).toBeNull();
});

test("all that is safe is mended at once, title by title, and what was left on purpose stays", () => {
  const dossier = aDossier(
    { title: "Low  Tide (Deluxe)" },
    { title: "Marea/Tide  - Live" },
    { title: "Ebb 🔥" },
  );
  const fixes = safeFixes(dossier, new Set(["titleSlash t1"]));
  expect(fixes.map(({ subject, after }) => [subject.id, after.title, after.versionTitle])).toEqual([
    ["r1", "Low Tide", "Deluxe"],
    ["t1", "Marea/Tide", "Live"],
  ]);
});

test.each<[string, readonly string[]]>([
  ["Tide (feat. Orrin Vale)", ["Mara Lune", "Orrin Vale"]],
  ["Tide ft. Calle Norte - 2", []],
  ["Tide feat. Orrin Vale Live", []],
  ["Tide (feat. Earth, Wind & Fire)", []],
  ["Tide (feat. Orrin Vale and Ines)", []],
  ["Tide (feat. 🔥)", []],
  ["Tide (feat. )", []],
  ["Tide (feat. mara lune)", ["Mara Lune"]],
])("of “%s”, the guest leaves the title for the artists only where nobody can be lost", (title, artists) => {
  const [fix] = safeFixes(aDossier({}, { title }), new Set());
  if (artists.length === 0) expect(fix).toBeUndefined();
  else expect(fix).toMatchObject({ subject: { id: "t1" }, after: { title: "Tide" } });
  if (artists.length > 1) expect(fix?.after.artistNames).toEqual(artists);
});

test("guests leave the title of a release only when its tracks credit them, or do so with the same press", () => {
  const named = { title: "Tide (feat. Orrin Vale)" };
  expect(safeFixes(aDossier(named), new Set())).toEqual([]);
  const fixes = safeFixes(aDossier(named, named), new Set());
  expect(fixes.map(({ subject, after }) => [subject.id, after])).toEqual([
    ["r1", { title: "Tide", versionTitle: null }],
    ["t1", { title: "Tide", versionTitle: null, artistNames: ["Mara Lune", "Orrin Vale"] }],
  ]);
});

test("codes and lines that are missing come from the studio: what stands there stays, and no year is made up", () => {
  const without = { cLineYear: null, cLineOwner: "Orrin Vale", pLineYear: 1998, pLineOwner: null };
  const read = (dossier: Dossier) => safeFixes(dossier, new Set()).flatMap((fix) => partChanges(fix));
  expect(read(aDossier(without, { isrc: null }))).toEqual([
    { part: "cLine", before: "Orrin Vale", after: "2026 Orrin Vale" },
    { part: "pLine", before: "1998", after: "1998 Mara Lune" },
    { part: "isrc", before: null, after: "QZ-KLR" },
  ]);
  expect(read(aDossier({ ...without, year: null })).map(({ part }) => part)).toEqual(["pLine"]);
  const noPrefix = { ...aDossier({}, { isrc: null }), studio: { ...cleanStudio, isrcPrefix: null } };
  expect(read(noPrefix)).toEqual([]);
  expect(
    safeFixes(aDossier(without, { isrc: null }), new Set(["isrcMissing t1", "cLineMissing r1"])),
  ).toEqual([expect.objectContaining({ after: { pLineYear: 1998, pLineOwner: "Mara Lune" } })]);
});

const word = fc.constantFrom(
  "Tide",
  "Marea",
  "DNA",
  "Track",
  "01",
  "Live",
  "feat.",
  "Orrin",
  "🔥",
  "Edit",
  "海",
);
const joint = fc.constantFrom(" ", "  ", "/", " / ", " (", ") ", " - ", "] ", " [", "", ".");
const title = fc
  .array(fc.tuple(word, joint), { minLength: 1, maxLength: 7 })
  .map((parts) => parts.flat().join(""));
const version = fc.option(fc.constantFrom("Live", "Acoustic", "Radio Edit"));

test("whatever is mended by itself, nothing new stands in the way of the release, and nothing safe is left to mend", () => {
  const blockers = (dossier: Dossier) =>
    findingsOf(dossier)
      .filter(({ severity }) => severity === "blocker")
      .map(({ id }) => id);
  fc.assert(
    fc.property(title, version, title, (name, versionTitle, song) => {
      const dossier = aDossier({ title: name, versionTitle }, { title: song });
      const fixes = safeFixes(dossier, new Set());
      const mended = (id: string) => fixes.find(({ subject }) => subject.id === id)?.after ?? {};
      const after = aDossier(
        { title: name, versionTitle, ...mended("r1") },
        { title: song, ...mended("t1") },
      );
      expect(blockers(dossier)).toEqual(expect.arrayContaining(blockers(after)));
      expect(safeFixes(after, new Set())).toEqual([]);
    }),
    { numRuns: 400 * THOROUGHNESS },
  );
});

test("any text at all is judged, and quickly", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      for (const fault of TITLE_FAULTS) {
        hasTitleFault(fault, text);
        mendedTitle(fault, { title: text, versionTitle: null }, nobody);
      }
    }),
    { numRuns: 200 * THOROUGHNESS },
  );
  const before = performance.now();
  for (const text of [" (".repeat(100), "feat ".repeat(40), "a/".repeat(100), "- live ".repeat(28)])
    for (const fault of TITLE_FAULTS) hasTitleFault(fault, text);
  expect(performance.now() - before).toBeLessThan(500);
});
