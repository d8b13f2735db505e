import { type StoreRule, storeFindings } from "../../catalog/storeGrade.ts";
import { text } from "../../words/refusal.ts";
import type { Dossier, DossierTrack } from "../dossier.ts";
import { type Finding, finding } from "../finding.ts";
import type { FindingCode } from "../ruleList.ts";
import { ofRelease, ofTrack, onRelease, onTrack } from "./about.ts";

const CODES: Readonly<Record<StoreRule, FindingCode>> = {
  lossy: "audioLossy",
  damaged: "audioDamaged",
  bitDepth: "audioBitDepth",
  sampleRate: "audioSampleRate",
  mono: "audioMono",
  tooShort: "audioTooShort",
  leadingSilence: "audioLeadingSilence",
  trailingSilence: "audioTrailingSilence",
  clipping: "audioClipping",
  peak: "audioPeak",
};

/**
 * (c) What can be heard. A master that shops refuse may still go out here, where lossy files are welcome: those are
 * warnings (knowledge/screens.md 3.1).
 */
export function audioFindings({ release, tracks }: Dossier): Finding[] {
  const none = finding({
    ...{ code: "trackMissing", subject: ofRelease(release), page: onRelease(release), field: "tracks" },
    message: text("compliance.trackMissing"),
  });
  return [...(tracks.length === 0 ? [none] : []), ...tracks.flatMap(sound), ...sameSound(tracks)];
}

function sound(track: DossierTrack): Finding[] {
  const about = { subject: ofTrack(track), page: onTrack(track), field: "file" } as const;
  if (track.state !== "ready")
    return [
      finding({
        ...about,
        code: "trackUnready",
        message: text("compliance.trackUnready"),
      }),
    ];
  const { master } = track;
  if (!master)
    return [
      finding({
        ...about,
        code: "audioUnmeasured",
        message: text("compliance.audioUnmeasured"),
      }),
    ];
  return storeFindings(master).map(({ rule, message }) => finding({ ...about, code: CODES[rule], message }));
}

function sameSound(tracks: readonly DossierTrack[]): Finding[] {
  const seen = new Map<string, DossierTrack>();
  return tracks.flatMap((track) => {
    const first = seen.get(track.masterSha256);
    if (!first) {
      seen.set(track.masterSha256, track);
      return [];
    }
    const message = text("compliance.audioTwice", { title: first.title });
    return [
      finding({ code: "audioTwice", subject: ofTrack(track), page: onTrack(track), field: "file", message }),
    ];
  });
}
