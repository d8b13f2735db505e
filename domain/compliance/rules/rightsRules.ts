import { isCountry } from "../../countries.ts";
import { isWhole, sharesOf, WHOLE_BP } from "../../credits/work.ts";
import type { SplitState } from "../../splits/states.ts";
import { text } from "../../words/refusal.ts";
import type { Dossier, DossierStudio, DossierTrack } from "../dossier.ts";
import { type Finding, type Found, finding } from "../finding.ts";
import { lineFix } from "../missingFixes.ts";
import type { Subject } from "../subject.ts";
import { ofRelease, ofTrack, onRelease, onTrack } from "./about.ts";

/** (e) Whose it is. Licences of samples are not kept yet, so nothing is said of them. */
export function rightsFindings({ release, tracks, studio }: Dossier): Finding[] {
  return [
    ...lines(release, studio),
    ...territories(release),
    ...tracks.flatMap(licence),
    ...works(tracks),
    ...splits(release.splitState, ofRelease(release), onRelease(release)),
    ...tracks.flatMap((track) => splits(track.splitState, ofTrack(track), onTrack(track))),
  ];
}

function lines(release: Dossier["release"], studio: DossierStudio): Finding[] {
  const about = { subject: ofRelease(release), page: onRelease(release) };
  const { cLineYear, cLineOwner, pLineYear, pLineOwner } = release;
  return [
    ...(cLineYear && cLineOwner
      ? []
      : [
          finding({
            ...about,
            code: "cLineMissing",
            field: cLineOwner ? "cLineYear" : "cLineOwner",
            message: text("compliance.cLineMissing"),
            autoFix: lineFix("cLine", release, studio),
          }),
        ]),
    ...(pLineYear && pLineOwner
      ? []
      : [
          finding({
            ...about,
            code: "pLineMissing",
            field: pLineOwner ? "pLineYear" : "pLineOwner",
            message: text("compliance.pLineMissing"),
            autoFix: lineFix("pLine", release, studio),
          }),
        ]),
  ];
}

function territories(release: Dossier["release"]): Finding[] {
  const about = { subject: ofRelease(release), page: onRelease(release), field: "territories" } as const;
  const { territories, excludedTerritories } = release;
  const unknown = [...territories, ...excludedTerritories].filter((code) => !isCountry(code));
  return [
    ...(territories.length > 0 && excludedTerritories.length > 0
      ? [
          finding({
            ...about,
            code: "territoriesBoth",
            message: text("compliance.territoriesBoth"),
          }),
        ]
      : []),
    ...(unknown.length > 0
      ? [
          finding({
            ...about,
            code: "territoryUnknown",
            message: text("compliance.territoryUnknown", { codes: unknown.join(", ") }),
          }),
        ]
      : []),
  ];
}

function licence(track: DossierTrack): Finding[] {
  if (!track.isCover || track.coverLicence?.trim()) return [];
  const message = text("compliance.licenceMissing");
  return [
    finding({
      ...{ code: "licenceMissing", subject: ofTrack(track), page: onTrack(track) },
      ...{ field: "coverLicence", message },
    }),
  ];
}

/** A work that several tracks record is said once, on the first of them. */
function works(tracks: readonly DossierTrack[]): Finding[] {
  const seen = new Set<string>();
  return tracks.flatMap((track) => {
    if (track.works.length === 0) return [unwritten(track)];
    return track.works.flatMap((work) => {
      if (seen.has(work.id) || isWhole(work.writers)) return [];
      seen.add(work.id);
      return [
        finding({
          code: "sharesWrong",
          subject: { kind: "work", id: work.id, name: work.title },
          page: onTrack(track),
          field: "works",
          message: text("compliance.sharesWrong", {
            percent: sharesOf(work.writers) / 100,
            whole: WHOLE_BP / 100,
          }),
        }),
      ];
    });
  });
}

function unwritten(track: DossierTrack): Finding {
  const message = text("compliance.worksMissing");
  return finding({
    ...{ code: "worksMissing", subject: ofTrack(track), page: onTrack(track), field: "works", message },
  });
}

/** Who shares with nobody needs no split: only what was begun and not agreed on is said. */
function splits(state: SplitState | null, subject: Subject, page: Found["page"]): Finding[] {
  const message = state && OF_SPLIT[state];
  return message
    ? [finding({ code: "splitsUnsigned", subject, page, field: "splits", message: text(message) })]
    : [];
}

const OF_SPLIT = {
  draft: "compliance.splitsDraft",
  sent: "compliance.splitsUnsigned",
  partlySigned: "compliance.splitsUnsigned",
  disputed: "compliance.splitsRefused",
  signed: null,
  superseded: null,
} as const satisfies Record<SplitState, string | null>;
