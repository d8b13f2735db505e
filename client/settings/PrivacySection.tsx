import { useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { graphql } from "react-relay";
import { Link } from "react-router";
import type { PrivacySectionQuery } from "../__generated__/PrivacySectionQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
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
          description={t`Keeps what you played, so that you can go back to it. Artists see numbers, never your name.`}
          isOn={listeningHistory}
          onChange={(isOn) => keep({ listeningHistory: isOn }, { listeningHistory: !isOn })}
        />
        <SettingsSwitch
          label={t`Public collection`}
          description={t`Shows on your profile what you bought and collected.`}
          isOn={publicCollection}
          onChange={(isOn) => keep({ publicCollection: isOn }, { publicCollection: !isOn })}
        />
      </SettingsCard>
      <SettingsCard
        title={t`Your data`}
        lead={t`Take along everything that is kept about you, or have it deleted.`}
      >
        <p className="settings-links">
          <Anchor component={Link} to="/privacy/data-deletion">
            {t`Export or delete my data`}
          </Anchor>
          <Anchor component={Link} to="/privacy-policy">
            {t`Privacy policy`}
          </Anchor>
        </p>
      </SettingsCard>
    </>
  );
}
