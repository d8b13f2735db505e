import { useLingui } from "@lingui/react/macro";
import { Anchor, Button, Group, Text } from "@mantine/core";
import { Link } from "react-router";
import { GRACE_DAYS } from "../../domain/privacy/deletion.ts";
import { useViewer } from "../app/viewer.ts";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { useKeepAccount } from "./useKeepAccount.ts";

/** The way out, or back while there is one. */
export function DeletionCard() {
  const { t, i18n } = useLingui();
  const { deletion } = useViewer();
  const keep = useKeepAccount();
  if (!deletion?.dueAt)
    return (
      <SettingsCard
        title={t`Delete your account`}
        lead={t`Removes everything about you from Levare, after ${GRACE_DAYS} days in which you can change your mind.`}
      >
        <Button
          component={Link}
          to="/privacy/data-deletion"
          variant="default"
          className="settings-start"
        >{t`Delete your account`}</Button>
      </SettingsCard>
    );
  const due = i18n.date(new Date(deletion.dueAt), { dateStyle: "long", timeStyle: "short" });
  return (
    <SettingsCard title={t`Your account will be deleted`}>
      <Text>{t`On ${due} everything about you is deleted. Until then everything works as before.`}</Text>
      <Group>
        {deletion.state === "waiting" && <Button onClick={() => void keep()}>{t`Keep my account`}</Button>}
        <Anchor
          component={Link}
          to={`/privacy/deletion-status?code=${deletion.code}`}
          className="privacy-link"
        >{t`See the status`}</Anchor>
      </Group>
    </SettingsCard>
  );
}
