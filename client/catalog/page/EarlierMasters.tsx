import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { formatBytes } from "../../../domain/formatBytes.ts";
import type { EarlierMasters_track$key } from "../../__generated__/EarlierMasters_track.graphql.ts";
import { SettingsCard } from "../../settings/SettingsCard.tsx";

/** What the track was made from before. */
export function EarlierMasters({ track }: { track: EarlierMasters_track$key }) {
  const { t, i18n } = useLingui();
  const { earlierMasters } = useFragment(
    graphql`
      fragment EarlierMasters_track on Track {
        earlierMasters {
          format
          bytes
          sha256
          replacedAt
        }
      }
    `,
    track,
  );
  if (!earlierMasters?.length) return null;
  const day = new Intl.DateTimeFormat(i18n.locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <SettingsCard
      title={t`Earlier audio`}
      lead={t`The files are gone, but we keep their details so that none gets mixed up.`}
    >
      <dl className="track-facts">
        {earlierMasters.map(({ format, bytes, sha256, replacedAt }) => (
          <div key={`${replacedAt} ${sha256}`} className="track-fact">
            <dt>{t`Until ${day.format(new Date(replacedAt))}`}</dt>
            <dd>
              {format.toUpperCase()} · {formatBytes(bytes, i18n.locale)}
              <br />
              {sha256}
            </dd>
          </div>
        ))}
      </dl>
    </SettingsCard>
  );
}
