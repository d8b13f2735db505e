import { useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import type { StoreRule } from "../../../domain/catalog/storeGrade.ts";
import type { MeasuredFacts_track$key } from "../../__generated__/MeasuredFacts_track.graphql.ts";
import { SettingsCard } from "../../settings/SettingsCard.tsx";

/** What was measured on the sound, and whether shops take it. */
export function MeasuredFacts({ track }: { track: MeasuredFacts_track$key }) {
  const { t, i18n } = useLingui();
  const { measurement } = useFragment(
    graphql`
      fragment MeasuredFacts_track on Track {
        measurement {
          sampleRate
          bitDepth
          channels
          loudness
          truePeak
          clippedSamples
          leadingSilenceMs
          trailingSilenceMs
          estimatedBpm
          estimatedKey
          storeFindings {
            rule
          }
        }
      }
    `,
    track,
  );
  if (!measurement) return null;
  const number = (value: number, digits = 1) =>
    new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: digits }).format(value);
  const shown = <Value,>(value: Value | null | undefined, words: (value: Value) => string) =>
    value === null || value === undefined ? "–" : words(value);
  const seconds = (ms: number) => t`${number(ms / 1000)} s`;
  const findings: Record<StoreRule, string> = {
    lossy: t`Stores want a lossless master: WAV, FLAC or AIFF.`,
    damaged: t`Part of the file is damaged. Listen for crackles and export it again.`,
    bitDepth: t`Stores want at least 16 bits.`,
    sampleRate: t`Stores want at least 44.1 kHz.`,
    mono: t`It is mono. Some stores reject that.`,
    tooShort: t`It is shorter than 30 seconds.`,
    leadingSilence: t`It begins with more than ten seconds of silence.`,
    trailingSilence: t`It ends with more than ten seconds of silence.`,
    clipping: t`It clips: the master is too loud in places.`,
    peak: t`Its peaks are above -0.3 dB. It may distort when streamed.`,
  };
  const facts: [string, string][] = [
    [t`Sample rate`, shown(measurement.sampleRate, (rate) => t`${number(rate / 1000)} kHz`)],
    [t`Bit depth`, shown(measurement.bitDepth, (bits) => t`${bits} bits`)],
    [t`Channels`, shown(measurement.channels, String)],
    [t`Loudness`, shown(measurement.loudness, (loudness) => `${number(loudness)} LUFS`)],
    [t`True peak`, shown(measurement.truePeak, (peak) => `${number(peak)} dBTP`)],
    [t`Clipped samples`, shown(measurement.clippedSamples, (count) => number(count, 0))],
    [t`Silence at the beginning`, shown(measurement.leadingSilenceMs, seconds)],
    [t`Silence at the end`, shown(measurement.trailingSilenceMs, seconds)],
    [t`Estimated tempo`, shown(measurement.estimatedBpm, (bpm) => t`${number(bpm)} BPM`)],
    [t`Estimated key`, shown(measurement.estimatedKey, String)],
  ];
  const { storeFindings } = measurement;
  return (
    <SettingsCard title={t`Measured`} lead={t`What we found when preparing the audio.`}>
      <dl className="track-facts">
        {facts.map(([name, value]) => (
          <div key={name} className="track-fact">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="track-lines">
        {storeFindings.length === 0 && (
          <li className="track-line">
            <IconCheck size={18} className="settings-good" aria-hidden />
            {t`Good enough for every store.`}
          </li>
        )}
        {storeFindings.map(({ rule }) => (
          <li key={rule} className="track-line">
            <IconAlertTriangle size={18} aria-hidden />
            {findings[rule as StoreRule]}
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
}
