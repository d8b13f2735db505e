import fc from "fast-check";
import { THOROUGHNESS } from "../testing/thoroughness.ts";
import type { Dossier } from "./dossier.ts";
import { findingsOf } from "./findings.ts";
import { safeFixes } from "./safeFixes.ts";
import { aDossier } from "./testing.ts";
import { hasTitleFault, mendedTitle, TITLE_FAULTS, type TitleFault } from "./titleFaults.ts";

test.each<[TitleFault, string, string | null, string, string | null, boolean]>([
  ["titleSpaces", " Low  Tide ", null, "Low Tide", null, true],
  ["titleSlash", "Marea/Tide", null, "Marea / Tide", null, true],
  ["titleVersion", "Tide (Radio Edit)", null, "Tide", "Radio Edit", true],
  ["titleVersion", "Tide - Live at Sea", null, "Tide", "Live at Sea", true],
  ["titleVersion", "Tide (Live)", "live", "Tide", "live", true],
  ["titleFeat", "Tide (feat. Orrin Vale) [Live]", null, "Tide [Live]", null, false],
  ["titleEmoji", "Fire 🔥🔥 on Water", null, "Fire on Water", null, false],
])("%s: “%s” becomes what it should be", (fault, title, versionTitle, after, version, isSafe) => {
  expect(mendedTitle(fault, { title, versionTitle })).toEqual({
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
  expect(mendedTitle(fault, { title, versionTitle })).toBeNull();
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
        mendedTitle(fault, { title: text, versionTitle: null });
      }
    }),
    { numRuns: 200 * THOROUGHNESS },
  );
  const before = performance.now();
  for (const text of [" (".repeat(100), "feat ".repeat(40), "a/".repeat(100), "- live ".repeat(28)])
    for (const fault of TITLE_FAULTS) hasTitleFault(fault, text);
  expect(performance.now() - before).toBeLessThan(500);
});
