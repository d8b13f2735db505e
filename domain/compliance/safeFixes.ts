import type { Dossier } from "./dossier.ts";
import type { AutoFix } from "./finding.ts";
import type { FixableFields } from "./fixableFields.ts";
import type { Credited } from "./guests.ts";
import { isrcFix, lineFix } from "./missingFixes.ts";
import type { FindingCode } from "./ruleList.ts";
import { ofRelease, ofTrack } from "./rules/about.ts";
import type { Subject } from "./subject.ts";
import { hasTitleFault, mendedTitle, TITLE_FAULTS, type TitleChange } from "./titleFaults.ts";

/** A change of a release or a track, as it would be written. */
export interface SafeFix extends AutoFix {
  subject: Subject;
}

// Mending one fault can uncover another; no title holds more than these.
const ROUNDS = 20;

/** What "fix all that is safe" changes: one change for each release and track, all that is safe in it, but for waived findings. */
export function safeFixes({ release, tracks, studio }: Dossier, waived: ReadonlySet<string>): SafeFix[] {
  const isLeft = (code: FindingCode, { id }: { id: string }) => waived.has(`${code} ${id}`);
  const ofTracks = tracks.map((track) =>
    together(ofTrack(track), [
      titleFix(track, { artistNames: track.artistNames, elsewhere: [], mayJoin: true }, waived),
      isLeft("isrcMissing", track) ? null : isrcFix(track, studio),
    ]),
  );
  // A guest who joins a track now is credited there when the title of the release is judged.
  const elsewhere = tracks.flatMap(
    ({ artistNames }, place) => ofTracks[place]!.after.artistNames ?? artistNames,
  );
  const ofWhole = together(ofRelease(release), [
    titleFix(release, { artistNames: release.artistNames, elsewhere, mayJoin: false }, waived),
    isLeft("cLineMissing", release) ? null : lineFix("cLine", release, studio),
    isLeft("pLineMissing", release) ? null : lineFix("pLine", release, studio),
  ]);
  return [ofWhole, ...ofTracks].filter(({ after }) => Object.keys(after).length > 0);
}

function together(subject: Subject, fixes: readonly (AutoFix | null)[]): SafeFix {
  const merged = (side: "before" | "after"): Partial<FixableFields> =>
    Object.assign({}, ...fixes.map((fix) => fix?.[side]));
  return { subject, isSafe: true, before: merged("before"), after: merged("after") };
}

function titleFix(
  { id, title, versionTitle }: TitleChange & { id: string },
  credited: Credited,
  waived: ReadonlySet<string>,
): AutoFix | null {
  let standing = { title, versionTitle, artistNames: credited.artistNames };
  for (let round = 0; round < ROUNDS; round++) {
    const next = safeStep(id, standing, { ...credited, artistNames: standing.artistNames }, waived);
    if (!next) break;
    standing = { ...standing, ...next };
  }
  const { artistNames, ...after } = standing;
  if (after.title === title && after.versionTitle === versionTitle) return null;
  const before = { title, versionTitle };
  if (artistNames === credited.artistNames) return { isSafe: true, before, after };
  return {
    isSafe: true,
    before: { ...before, artistNames: credited.artistNames },
    after: { ...after, artistNames },
  };
}

function safeStep(id: string, standing: TitleChange, credited: Credited, waived: ReadonlySet<string>) {
  for (const fault of TITLE_FAULTS) {
    if (waived.has(`${fault} ${id}`) || !hasTitleFault(fault, standing.title)) continue;
    const fix = mendedTitle(fault, standing, credited);
    if (fix?.isSafe) return fix.after;
  }
  return null;
}
