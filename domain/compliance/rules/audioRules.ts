import {
  MAX_STORE_PEAK_DBFS,
  MAX_STORE_SILENCE_SECONDS,
  type Master,
  MIN_STORE_BITS,
  MIN_STORE_SECONDS,
  type StoreRule,
  storeFindings,
} from "../../catalog/storeGrade.ts";
import type { Dossier, DossierTrack } from "../dossier.ts";
import { type Finding, finding } from "../finding.ts";
import type { FindingCode } from "../ruleList.ts";
import type { Words } from "../subject.ts";
import { ofRelease, ofTrack, onRelease, onTrack } from "./about.ts";

const CODES: Readonly<Record<StoreRule, FindingCode>> = {
  lossy: "audioLossy",
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
    message: { en: "It has no track yet.", es: "Aún no tiene pistas." },
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
        message: {
          en: "It cannot be heard: it is still in work, failed, or in the archive.",
          es: "No se puede escuchar: está en proceso, ha fallado o está en el archivo.",
        },
      }),
    ];
  const { master } = track;
  if (!master)
    return [
      finding({
        ...about,
        code: "audioUnmeasured",
        message: {
          en: "Its sound has not been measured yet; that happens by itself.",
          es: "Su sonido aún no se ha medido; ocurre por sí solo.",
        },
      }),
    ];
  return storeFindings(master).map(({ rule, message }) =>
    finding({ ...about, code: CODES[rule], message: { en: message, es: IN_SPANISH[rule](master) } }),
  );
}

function sameSound(tracks: readonly DossierTrack[]): Finding[] {
  const seen = new Map<string, DossierTrack>();
  return tracks.flatMap((track) => {
    const first = seen.get(track.masterSha256);
    if (!first) {
      seen.set(track.masterSha256, track);
      return [];
    }
    const message: Words = {
      en: `It is the very same file as “${first.title}”.`,
      es: `Es exactamente el mismo archivo que «${first.title}».`,
    };
    return [
      finding({ code: "audioTwice", subject: ofTrack(track), page: onTrack(track), field: "file", message }),
    ];
  });
}

const seconds = (ms: number | null) => Math.round((ms ?? 0) / 1000);
const decimal = (figure: number) => figure.toFixed(1).replace(".", ",");

const IN_SPANISH: Readonly<Record<StoreRule, (master: Master) => string>> = {
  lossy: () => "Las tiendas quieren un máster sin pérdida: WAV, FLAC o AIFF.",
  bitDepth: ({ bitDepth }) =>
    `El máster tiene ${bitDepth} bits; las tiendas piden al menos ${MIN_STORE_BITS}.`,
  sampleRate: ({ sampleRate }) =>
    `El máster tiene ${String((sampleRate ?? 0) / 1000).replace(".", ",")} kHz; las tiendas piden al menos 44,1.`,
  mono: () => "El máster es mono; algunas tiendas lo rechazan.",
  tooShort: () => `Las tiendas aceptan grabaciones de ${MIN_STORE_SECONDS} segundos o más.`,
  leadingSilence: ({ leadingSilenceMs }) =>
    `La grabación empieza con ${seconds(leadingSilenceMs)} s de silencio; las tiendas permiten ${MAX_STORE_SILENCE_SECONDS}.`,
  trailingSilence: ({ trailingSilenceMs }) =>
    `La grabación termina con ${seconds(trailingSilenceMs)} s de silencio; las tiendas permiten ${MAX_STORE_SILENCE_SECONDS}.`,
  clipping: ({ clippedSamples }) =>
    `${clippedSamples} muestras están cortadas a tope de escala: puede sonar distorsionado.`,
  peak: ({ truePeak }) =>
    `El pico es de ${decimal(truePeak ?? 0)} dBTP; por encima de ${decimal(MAX_STORE_PEAK_DBFS)} puede distorsionar cuando las tiendas lo convierten.`,
};
