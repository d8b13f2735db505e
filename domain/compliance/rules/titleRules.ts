import { text } from "../../words/refusal.ts";
import type { Dossier } from "../dossier.ts";
import { type Finding, type Found, finding } from "../finding.ts";
import type { Credited } from "../guests.ts";
import type { Subject } from "../subject.ts";
import { hasTitleFault, mendedTitle, TITLE_FAULTS, type TitleChange } from "../titleFaults.ts";
import { ofRelease, ofTrack, onRelease, onTrack } from "./about.ts";

/** (b) Titles, the names beside them, and the two words by which shops sort. */
export function titleFindings({ release, tracks }: Dossier): Finding[] {
  return [
    ...faultsOf(ofRelease(release), onRelease(release), release, {
      artistNames: release.artistNames,
      elsewhere: tracks.flatMap(({ artistNames }) => artistNames),
      mayJoin: false,
    }),
    ...tracks.flatMap((track) =>
      faultsOf(ofTrack(track), onTrack(track), track, {
        artistNames: track.artistNames,
        elsewhere: [],
        mayJoin: true,
      }),
    ),
    ...artist(release),
    ...sorting(release),
  ];
}

function faultsOf(subject: Subject, page: Found["page"], now: TitleChange, credited: Credited): Finding[] {
  const before = { title: now.title, versionTitle: now.versionTitle };
  return TITLE_FAULTS.filter((code) => hasTitleFault(code, before.title)).map((code) => {
    const mended = mendedTitle(code, before, credited);
    const { artistNames } = credited;
    const autoFix = mended && {
      ...{ isSafe: mended.isSafe, after: mended.after },
      before: mended.after.artistNames ? { ...before, artistNames } : before,
    };
    return finding({ code, subject, page, field: "title", message: text(`compliance.${code}`), autoFix });
  });
}

function artist(release: Dossier["release"]): Finding[] {
  if (release.artistNames.length > 0) return [];
  const message = text("compliance.artistMissing");
  return [
    finding({
      ...{ code: "artistMissing", subject: ofRelease(release), page: onRelease(release) },
      ...{ field: "artistNames", message },
    }),
  ];
}

function sorting(release: Dossier["release"]): Finding[] {
  const about = { subject: ofRelease(release), page: onRelease(release) };
  return [
    ...(release.genre
      ? []
      : [
          finding({
            ...about,
            code: "genreMissing",
            field: "genre",
            message: text("compliance.genreMissing"),
          }),
        ]),
    ...(release.language
      ? []
      : [
          finding({
            ...about,
            code: "languageMissing",
            field: "language",
            message: text("compliance.languageMissing"),
          }),
        ]),
  ];
}
