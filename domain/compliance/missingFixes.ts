import type { DossierRelease, DossierStudio, DossierTrack } from "./dossier.ts";
import type { AutoFix } from "./finding.ts";

/** A code of the studio's own prefix for a track without one. Null without a prefix: codes are never invented. */
export function isrcFix({ isrc }: DossierTrack, { isrcPrefix }: DossierStudio): AutoFix | null {
  if (isrc || !isrcPrefix) return null;
  return { isSafe: true, before: { isrc: null }, after: { isrc: isrcPrefix } };
}

/** What is missing of a line: the studio's usual owner, the year of the release. Null while no year is known. */
export function lineFix(
  line: "cLine" | "pLine",
  release: DossierRelease,
  studio: DossierStudio,
): AutoFix | null {
  const year = `${line}Year` as const;
  const owner = `${line}Owner` as const;
  if (release[year] && release[owner]) return null;
  const inYear = release[year] ?? release.year;
  if (!inYear) return null;
  return {
    isSafe: true,
    before: { [year]: release[year], [owner]: release[owner] },
    after: { [year]: inYear, [owner]: release[owner] || studio[owner] },
  };
}
