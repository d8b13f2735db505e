import { ipiProblem, isniProblem, iswcProblem, upcProblem } from "../../catalog/identifiers.ts";
import { isrcProblem } from "../../catalog/isrc.ts";
import { text } from "../../words/refusal.ts";
import type { Dossier, DossierParty, DossierStudio, DossierTrack } from "../dossier.ts";
import { type Finding, finding } from "../finding.ts";
import { isrcFix } from "../missingFixes.ts";
import { ofRelease, ofTrack, onRelease, onTrack } from "./about.ts";

/** (a) Numbers: present, true by their check digits, and each given once. */
export function identifierFindings({ release, tracks, studio }: Dossier): Finding[] {
  return [
    ...upc(release),
    ...tracks.flatMap((track) => isrc(track, studio)),
    ...twice(tracks),
    ...tracks.flatMap(iswcs),
    ...people(tracks),
  ];
}

function upc(release: Dossier["release"]): Finding[] {
  const about = { subject: ofRelease(release), page: onRelease(release), field: "upc" } as const;
  if (!release.upc)
    return [
      finding({
        ...about,
        code: "upcMissing",
        message: text("compliance.upcMissing"),
      }),
    ];
  if (!upcProblem(release.upc)) return [];
  const message = text("compliance.upcInvalid", { upc: release.upc });
  return [finding({ ...about, code: "upcInvalid", message })];
}

function isrc(track: DossierTrack, studio: DossierStudio): Finding[] {
  const about = { subject: ofTrack(track), page: onTrack(track), field: "isrc" } as const;
  if (!track.isrc)
    return [
      finding({
        ...about,
        code: "isrcMissing",
        message: text("compliance.isrcMissing"),
        autoFix: isrcFix(track, studio),
      }),
    ];
  if (!isrcProblem(track.isrc)) return [];
  const message = text("compliance.isrcInvalid", { isrc: track.isrc });
  return [finding({ ...about, code: "isrcInvalid", message })];
}

function twice(tracks: readonly DossierTrack[]): Finding[] {
  const seen = new Map<string, DossierTrack>();
  return tracks.flatMap((track) => {
    const first = track.isrc ? seen.get(track.isrc) : undefined;
    if (track.isrc && !first) seen.set(track.isrc, track);
    if (!first) return [];
    const message = text("compliance.isrcTwice", { title: first.title });
    return [
      finding({ code: "isrcTwice", subject: ofTrack(track), page: onTrack(track), field: "isrc", message }),
    ];
  });
}

function iswcs(track: DossierTrack): Finding[] {
  return track.works
    .filter(({ iswc }) => iswc && iswcProblem(iswc))
    .map(({ id, title, iswc }) =>
      finding({
        code: "iswcInvalid",
        subject: { kind: "work", id, name: title },
        page: onTrack(track),
        field: "works",
        message: text("compliance.iswcInvalid", { iswc: iswc! }),
      }),
    );
}

function people(tracks: readonly DossierTrack[]): Finding[] {
  return tracks.flatMap((track) => {
    const writers = track.works.flatMap((work) => work.writers.map(({ party }) => party));
    const all = new Map([...track.people, ...writers].map((party) => [party.id, party]));
    return [...all.values()].flatMap((party) => numbersOf(party, track));
  });
}

function numbersOf(party: DossierParty, track: DossierTrack): Finding[] {
  const subject = { kind: "party", id: party.id, name: party.name } as const;
  const about = { subject, page: onTrack(track), field: "people" } as const;
  return [
    ...(party.ipi && ipiProblem(party.ipi)
      ? [
          finding({
            ...about,
            code: "ipiInvalid",
            message: text("compliance.ipiInvalid", { ipi: party.ipi }),
          }),
        ]
      : []),
    ...(party.isni && isniProblem(party.isni)
      ? [
          finding({
            ...about,
            code: "isniInvalid",
            message: text("compliance.isniInvalid", { isni: party.isni }),
          }),
        ]
      : []),
  ];
}
