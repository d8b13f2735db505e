import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql } from "react-relay";
import type { SettingKey } from "../../../domain/platform/settings.ts";
import type { SettingsTabQuery } from "../../__generated__/SettingsTabQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { AiUsagePart } from "./AiUsagePart.tsx";
import { SettingForm } from "./SettingForm.tsx";
import "./settings.css";

/** The choices that count for everybody, each saved by itself. */
export function SettingsTab() {
  const { t } = useLingui();
  const { admin } = useScreenQuery<SettingsTabQuery>(graphql`
    query SettingsTabQuery @preloadable {
      admin {
        settings {
          key
          ...SettingForm_setting
        }
        ...AiUsagePart_admin
      }
    }
  `);
  const groups: { title: string; keys: SettingKey[] }[] = [
    { title: t`Joining and uploading`, keys: ["signUp", "uploadMegabytes", "defaultLanguage"] },
    { title: t`Maintenance`, keys: ["noticeEn", "noticeEs"] },
    {
      title: t`Sales`,
      keys: ["platformFeeTrialBps", "platformFeeProBps", "platformFeeEnterpriseBps", "holdDays"],
    },
    {
      title: t`AI team`,
      keys: ["aiModel", "aiBudgetFree", "aiBudgetTrial", "aiBudgetPro", "aiBudgetEnterprise"],
    },
    { title: t`Contact`, keys: ["supportEmail", "legalContact", "mailSender"] },
  ];
  return (
    <>
      <PageTitle title={t`Platform settings`} />
      <Text c="dimmed" maw="70ch">
        <Trans>
          Changes apply right away, for everyone, and are kept in the audit log. Passwords and service
          addresses are set where the server is started.
        </Trans>
      </Text>
      {groups.map(({ title, keys }) => (
        <section key={title} className="admin-part" aria-label={title}>
          <h2>{title}</h2>
          <ul className="platform-settings">
            {admin.settings
              .filter(({ key }) => keys.includes(key as SettingKey))
              .map((setting) => (
                <li key={setting.key}>
                  <SettingForm setting={setting} />
                </li>
              ))}
          </ul>
          {keys.includes("aiModel") && <AiUsagePart admin={admin} />}
        </section>
      ))}
    </>
  );
}
