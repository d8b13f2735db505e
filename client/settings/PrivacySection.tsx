import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { PrivacySectionQuery } from "../__generated__/PrivacySectionQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { DeletionCard } from "../privacy/DeletionCard.tsx";
import { ExportCard } from "../privacy/ExportCard.tsx";
import { SettingsCard } from "./SettingsCard.tsx";
import { SettingsSwitch } from "./SettingsSwitch.tsx";
import { usePreferences } from "./usePreferences.ts";

/** What is remembered of a person, what others see of them, and the way to take it along or away. */
export function PrivacySection() {
  const { t } = useLingui();
  const keep = usePreferences();
  const { viewer } = useScreenQuery<PrivacySectionQuery>(graphql`
    query PrivacySectionQuery @preloadable {
      viewer {
        ...ExportCard_viewer
        preferences {
          listeningHistory
          publicCollection
        }
      }
    }
  `);
  if (!viewer) return null;
  const { listeningHistory, publicCollection } = viewer.preferences;
  return (
    <>
      <SettingsCard title={t`What we remember`}>
        <SettingsSwitch
          label={t`Listening history`}
          description={t`Remembers what you played, so you can go back to it. Artists see numbers, never your name.`}
          isOn={listeningHistory}
          onChange={(isOn) => keep({ listeningHistory: isOn }, { listeningHistory: !isOn })}
        />
        <SettingsSwitch
          label={t`Public collection`}
          description={t`Shows on your profile what you like and save, whom you follow, your public playlists, and badges for what you heard.`}
          isOn={publicCollection}
          onChange={(isOn) => keep({ publicCollection: isOn }, { publicCollection: !isOn })}
        />
      </SettingsCard>
      <ExportCard viewer={viewer} />
      <DeletionCard />
    </>
  );
}
