import type { Dossier } from "./dossier.ts";
import type { AutoFix } from "./finding.ts";
import { ofRelease, ofTrack } from "./rules/about.ts";
import type { Subject } from "./subject.ts";
import { hasTitleFault, mendedTitle, TITLE_FAULTS, type TitleChange } from "./titleFaults.ts";

/** A change of a title, of a release or a track, as it would be written. */
export interface TitleFix extends AutoFix {
  subject: Subject;
}

// Mending one fault can uncover another; no title holds more than these.
const ROUNDS = 20;

/** What "fix all that is safe" changes: one change for each title, all its faults mended in turn, but for waived ones. */
export function safeFixes({ release, tracks }: Dossier, waived: ReadonlySet<string>): TitleFix[] {
  const titled = [
    { subject: ofRelease(release), before: titleOf(release) },
    ...tracks.map((track) => ({ subject: ofTrack(track), before: titleOf(track) })),
  ];
  return titled.flatMap(({ subject, before }) => {
    const after = mended(subject.id, before, waived);
    return after === before ? [] : [{ subject, before, after, isSafe: true }];
  });
}

function mended(id: string, before: TitleChange, waived: ReadonlySet<string>): TitleChange {
  let standing = before;
  for (let round = 0; round < ROUNDS; round++) {
    const next = safeStep(id, standing, waived);
    if (!next) break;
    standing = next;
  }
  return standing;
}

function safeStep(id: string, standing: TitleChange, waived: ReadonlySet<string>): TitleChange | null {
  for (const fault of TITLE_FAULTS) {
    if (waived.has(`${fault} ${id}`) || !hasTitleFault(fault, standing.title)) continue;
    const fix = mendedTitle(fault, standing);
    if (fix?.isSafe) return fix.after;
  }
  return null;
}

function titleOf({ title, versionTitle }: TitleChange): TitleChange {
  return { title, versionTitle };
}
