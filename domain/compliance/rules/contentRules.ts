import { INSTRUMENTAL } from "../../catalog/languages.ts";
import { text } from "../../words/refusal.ts";
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
        message: text("compliance.explicitWords", { word }),
      }),
    ];
  if (track.explicit) return [];
  return [
    finding({
      ...about,
      code: "explicitUnanswered",
      message: text("compliance.explicitUnanswered"),
    }),
  ];
}

function disclosure(track: DossierTrack): Finding[] {
  if (track.isAiDisclosed) return [];
  const message = text("compliance.aiUnanswered");
  return [
    finding({
      ...{ code: "aiUnanswered", subject: ofTrack(track), page: onTrack(track), field: "ai", message },
    }),
  ];
}

function words(track: DossierTrack, language: string | null): Finding[] {
  if (track.lyrics?.trim() || !language || language === INSTRUMENTAL) return [];
  const message = text("compliance.lyricsMissing");
  return [
    finding({
      ...{ code: "lyricsMissing", subject: ofTrack(track), page: onTrack(track), field: "plain", message },
    }),
  ];
}
