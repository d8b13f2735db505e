import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import { Outlet } from "react-router";
import { formatBytes } from "../../../domain/formatBytes.ts";
import type { FilesTabQuery } from "../../__generated__/FilesTabQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { SettingsCard } from "../../settings/SettingsCard.tsx";
import { EarlierMasters } from "./EarlierMasters.tsx";
import { MeasuredFacts } from "./MeasuredFacts.tsx";
import { ReplaceAudio } from "./ReplaceAudio.tsx";

/** The file that was uploaded, what was measured on it, and what later features lay beside it. */
export function FilesTab() {
  const { t, i18n } = useLingui();
  const { node } = useScreenQuery<FilesTabQuery>(graphql`
    query FilesTabQuery($id: ID!) @preloadable {
      node(id: $id) {
        ... on Track @alias(as: "track") {
          lossless
          master {
            format
            bytes
            sha256
          }
          ...MeasuredFacts_track
          ...ReplaceAudio_track
          ...EarlierMasters_track
        }
      }
    }
  `);
  const track = node?.track;
  if (!track?.master) return null;
  const { format, bytes, sha256 } = track.master;
  const facts: [string, string][] = [
    [t`Format`, `${format.toUpperCase()} · ${track.lossless ? t`Lossless` : t`Lossy`}`],
    [t`Size`, formatBytes(bytes, i18n.locale)],
    [t`Fingerprint (SHA-256)`, sha256],
  ];
  return (
    <div className="track-page">
      <SettingsCard
        title={t`Master`}
        lead={t`The file as you uploaded it. Listeners hear versions made from it.`}
      >
        <dl className="track-facts">
          {facts.map(([name, value]) => (
            <div key={name} className="track-fact">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ReplaceAudio track={track} />
      </SettingsCard>
      <MeasuredFacts track={track} />
      <EarlierMasters track={track} />
      <Outlet />
    </div>
  );
}
