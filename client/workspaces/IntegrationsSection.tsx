import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "@mantine/core";
import { SettingsCard } from "../settings/SettingsCard.tsx";

/** Says what will stand here, until there is something to connect with. */
export function IntegrationsSection() {
  const { t } = useLingui();
  return (
    <SettingsCard
      title={t`Keys and connections`}
      lead={t`Integrations will hold API keys and connections to other programs.`}
    >
      <Badge color="amber" variant="light" className="settings-start">
        <Trans>Still to come</Trans>
      </Badge>
    </SettingsCard>
  );
}
