import { INSTRUMENTAL } from "../../catalog/languages.ts";
import type { Dossier, DossierTrack } from "../dossier.ts";
import { explicitWordIn } from "../explicitWords.ts";
import { type Finding, finding } from "../finding.ts";
import { ofTrack, onTrack } from "./about.ts";

/** (f) What listeners are warned of, (g) what a model made, and (i) the words for those who cannot hear them. */
export function contentFindings({ release, tracks }: Dossier): Finding[] {
  return tracks.flatMap((track) => [
    ...advisory(track),
    ...disclosure(track),
    ...words(track, track.language ?? release.language),
  ]);
}

function advisory(track: DossierTrack): Finding[] {
  const about = { subject: ofTrack(track), page: onTrack(track), field: "explicit" } as const;
  const word = track.lyrics && track.explicit !== "explicit" ? explicitWordIn(track.lyrics) : null;
  if (word)
    return [
      finding({
        ...about,
        code: "explicitWords",
        message: {
          en: `Its lyrics hold “${word}”, and it is not marked as explicit.`,
          es: `Su letra contiene «${word}» y no está marcada como explícita.`,
        },
      }),
    ];
  if (track.explicit) return [];
  return [
    finding({
      ...about,
      code: "explicitUnanswered",
      message: {
        en: "It does not say whether there is something to warn listeners of.",
        es: "No dice si hay algo de lo que avisar a los oyentes.",
      },
    }),
  ];
}

function disclosure(track: DossierTrack): Finding[] {
  if (track.isAiDisclosed) return [];
  const message = {
    en: "It does not say what a model made on it. Shops ask for that.",
    es: "No dice qué hizo un modelo de IA en ella. Las tiendas lo preguntan.",
  };
  return [
    finding({
      ...{ code: "aiUnanswered", subject: ofTrack(track), page: onTrack(track), field: "ai", message },
    }),
  ];
}

function words(track: DossierTrack, language: string | null): Finding[] {
  if (track.lyrics?.trim() || !language || language === INSTRUMENTAL) return [];
  const message = {
    en: "It is sung, and its lyrics are not written down.",
    es: "Se canta y su letra no está escrita.",
  };
  return [
    finding({
      ...{ code: "lyricsMissing", subject: ofTrack(track), page: onTrack(track), field: "plain", message },
    }),
  ];
}
