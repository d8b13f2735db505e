import { isCountry } from "../../catalog/countries.ts";
import { isWhole, sharesOf } from "../../credits/work.ts";
import type { Dossier, DossierTrack } from "../dossier.ts";
import { type Finding, finding } from "../finding.ts";
import type { Words } from "../subject.ts";
import { ofRelease, ofTrack, onRelease, onTrack } from "./about.ts";

/** (e) Whose it is. Splits of the recording and licences of samples are not kept yet, so nothing is said of them. */
export function rightsFindings({ release, tracks }: Dossier): Finding[] {
  return [...lines(release), ...territories(release), ...tracks.flatMap(licence), ...works(tracks)];
}

function lines(release: Dossier["release"]): Finding[] {
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
            message: {
              en: "The © line lacks its year or its owner: whose cover and words these are.",
              es: "A la línea © le falta el año o el titular: de quién son la portada y los textos.",
            },
          }),
        ]),
    ...(pLineYear && pLineOwner
      ? []
      : [
          finding({
            ...about,
            code: "pLineMissing",
            field: pLineOwner ? "pLineYear" : "pLineOwner",
            message: {
              en: "The ℗ line lacks its year or its owner: whose recording this is.",
              es: "A la línea ℗ le falta el año o el titular: de quién es la grabación.",
            },
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
            message: {
              en: "It names countries where it may be heard and countries where it may not. Only one list counts.",
              es: "Nombra países donde puede sonar y países donde no. Solo vale una de las dos listas.",
            },
          }),
        ]
      : []),
    ...(unknown.length > 0
      ? [
          finding({
            ...about,
            code: "territoryUnknown",
            message: {
              en: `Nobody knows these countries: ${unknown.join(", ")}.`,
              es: `Nadie conoce estos países: ${unknown.join(", ")}.`,
            },
          }),
        ]
      : []),
  ];
}

function licence(track: DossierTrack): Finding[] {
  if (!track.isCover || track.coverLicence?.trim()) return [];
  const message = {
    en: "It is a cover version, and its licence is not named.",
    es: "Es una versión de otra canción y no se indica su licencia.",
  };
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
          message: sharesMessage(sharesOf(work.writers)),
        }),
      ];
    });
  });
}

function sharesMessage(bp: number): Words {
  const percent = (bp / 100).toFixed(2);
  return {
    en: `The writers' shares add up to ${percent} %; they must be 100.00 %.`,
    es: `Las partes de los autores suman ${percent.replace(".", ",")} %; deben sumar 100,00 %.`,
  };
}

function unwritten(track: DossierTrack): Finding {
  const message = {
    en: "No work is named: who wrote it, and in which parts.",
    es: "No se nombra ninguna obra: quién la escribió y en qué partes.",
  };
  return finding({
    ...{ code: "worksMissing", subject: ofTrack(track), page: onTrack(track), field: "works", message },
  });
}
