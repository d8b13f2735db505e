import type { Dossier } from "../dossier.ts";
import { type Finding, type Found, finding } from "../finding.ts";
import type { Subject, Words } from "../subject.ts";
import {
  hasTitleFault,
  mendedTitle,
  TITLE_FAULTS,
  type TitleChange,
  type TitleFault,
} from "../titleFaults.ts";
import { ofRelease, ofTrack, onRelease, onTrack } from "./about.ts";

const MESSAGES: Readonly<Record<TitleFault, Words>> = {
  titlePlaceholder: {
    en: "This is the name of a file or a place in a row, not a title.",
    es: "Esto es el nombre de un archivo o un puesto en la lista, no un título.",
  },
  titleAllCaps: {
    en: "It is written in capitals only. Shops change that or send it back.",
    es: "Está escrito solo en mayúsculas. Las tiendas lo cambian o lo devuelven.",
  },
  titleEmoji: {
    en: "It holds an emoji, which shops do not take.",
    es: "Contiene un emoji, y las tiendas no lo aceptan.",
  },
  titleFeat: {
    en: "A guest stands in the title. Guests belong among the artists.",
    es: "Hay un invitado en el título. Los invitados van entre los artistas.",
  },
  titleVersion: {
    en: "A version stands in the title. It has a field of its own.",
    es: "Hay una versión en el título. Tiene su propio campo.",
  },
  titleSlash: {
    en: "Two titles are joined by a slash without spaces around it.",
    es: "Hay dos títulos unidos por una barra sin espacios alrededor.",
  },
  titleSpaces: {
    en: "It has spaces that nobody sees: double, or at its ends.",
    es: "Tiene espacios que nadie ve: dobles o en los extremos.",
  },
};

/** (b) Titles, the names beside them, and the two words by which shops sort. */
export function titleFindings({ release, tracks }: Dossier): Finding[] {
  return [
    ...faultsOf(ofRelease(release), onRelease(release), release),
    ...tracks.flatMap((track) => faultsOf(ofTrack(track), onTrack(track), track)),
    ...artist(release),
    ...sorting(release),
  ];
}

function faultsOf(subject: Subject, page: Found["page"], now: TitleChange): Finding[] {
  const before = { title: now.title, versionTitle: now.versionTitle };
  return TITLE_FAULTS.filter((code) => hasTitleFault(code, before.title)).map((code) => {
    const mended = mendedTitle(code, before);
    const autoFix = mended && { isSafe: mended.isSafe, before, after: mended.after };
    return finding({ code, subject, page, field: "title", message: MESSAGES[code], autoFix });
  });
}

function artist(release: Dossier["release"]): Finding[] {
  if (release.artistNames.length > 0) return [];
  const message = {
    en: "Nobody is named as its artist.",
    es: "No se nombra a nadie como artista.",
  };
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
            message: {
              en: "It has no genre. Shops and listeners look for it by one.",
              es: "No tiene género. Tiendas y oyentes la buscan por él.",
            },
          }),
        ]),
    ...(release.language
      ? []
      : [
          finding({
            ...about,
            code: "languageMissing",
            field: "language",
            message: {
              en: "It has no language. Choose Instrumental if nobody sings.",
              es: "No tiene idioma. Elige Instrumental si nadie canta.",
            },
          }),
        ]),
  ];
}
