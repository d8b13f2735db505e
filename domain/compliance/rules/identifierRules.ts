import { ipiProblem, isniProblem, iswcProblem, upcProblem } from "../../catalog/identifiers.ts";
import { isrcProblem } from "../../catalog/isrc.ts";
import type { Dossier, DossierParty, DossierTrack } from "../dossier.ts";
import { type Finding, finding } from "../finding.ts";
import { ofRelease, ofTrack, onRelease, onTrack } from "./about.ts";

/** (a) Numbers: present, true by their check digits, and each given once. */
export function identifierFindings({ release, tracks }: Dossier): Finding[] {
  return [
    ...upc(release),
    ...tracks.flatMap(isrc),
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
        message: {
          en: "It has no UPC. Shops ask for one; it comes from your distributor or your own pool.",
          es: "No tiene UPC. Las tiendas lo piden; te lo da tu distribuidora o sale de tu propia serie.",
        },
      }),
    ];
  if (!upcProblem(release.upc)) return [];
  const message = {
    en: `The UPC ${release.upc} is wrong: its check digit does not fit.`,
    es: `El UPC ${release.upc} es incorrecto: su dígito de control no cuadra.`,
  };
  return [finding({ ...about, code: "upcInvalid", message })];
}

function isrc(track: DossierTrack): Finding[] {
  const about = { subject: ofTrack(track), page: onTrack(track), field: "isrc" } as const;
  if (!track.isrc)
    return [
      finding({
        ...about,
        code: "isrcMissing",
        message: {
          en: "It has no ISRC. Shops and societies count plays by it.",
          es: "No tiene ISRC. Tiendas y sociedades cuentan las escuchas con él.",
        },
      }),
    ];
  if (!isrcProblem(track.isrc)) return [];
  const message = {
    en: `The ISRC ${track.isrc} is wrong: it is not built like one.`,
    es: `El ISRC ${track.isrc} es incorrecto: no tiene la forma de uno.`,
  };
  return [finding({ ...about, code: "isrcInvalid", message })];
}

function twice(tracks: readonly DossierTrack[]): Finding[] {
  const seen = new Map<string, DossierTrack>();
  return tracks.flatMap((track) => {
    const first = track.isrc ? seen.get(track.isrc) : undefined;
    if (track.isrc && !first) seen.set(track.isrc, track);
    if (!first) return [];
    const message = {
      en: `“${first.title}” has the same ISRC. One recording, one code.`,
      es: `«${first.title}» tiene el mismo ISRC. Una grabación, un código.`,
    };
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
        message: {
          en: `The ISWC ${iswc} is wrong: its check digit does not fit.`,
          es: `El ISWC ${iswc} es incorrecto: su dígito de control no cuadra.`,
        },
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
            message: {
              en: `The IPI number ${party.ipi} is wrong: its check digits do not fit.`,
              es: `El número IPI ${party.ipi} es incorrecto: sus dígitos de control no cuadran.`,
            },
          }),
        ]
      : []),
    ...(party.isni && isniProblem(party.isni)
      ? [
          finding({
            ...about,
            code: "isniInvalid",
            message: {
              en: `The ISNI ${party.isni} is wrong: its check character does not fit.`,
              es: `El ISNI ${party.isni} es incorrecto: su carácter de control no cuadra.`,
            },
          }),
        ]
      : []),
  ];
}
