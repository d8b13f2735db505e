import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Checkbox, Table, VisuallyHidden } from "@mantine/core";
import { graphql } from "react-relay";
import {
  isNoticeChoice,
  isStudioNotice,
  NOTICE_CHANNELS,
  NOTICE_TOPICS,
  type NoticeChannel,
  type NoticeTopic,
} from "../../domain/accounts/notices.ts";
import { worksInStudio } from "../../domain/accounts/roles.ts";
import type { NotificationsSectionQuery } from "../__generated__/NotificationsSectionQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { useViewer } from "../app/viewer.ts";
import { SettingsCard } from "./SettingsCard.tsx";
import { SettingsSwitch } from "./SettingsSwitch.tsx";
import { usePreferences } from "./usePreferences.ts";

const TOPICS: Record<NoticeTopic, { name: ReturnType<typeof msg>; about: ReturnType<typeof msg> }> = {
  newMusic: { name: msg`New music`, about: msg`From artists you follow.` },
  community: { name: msg`Community`, about: msg`Replies and mentions.` },
  orders: { name: msg`Orders`, about: msg`What you bought or sold.` },
  supporters: { name: msg`Supporters`, about: msg`New followers and members.` },
  releases: { name: msg`Your releases`, about: msg`Deadlines, checks and release days.` },
  brief: { name: msg`Weekly brief`, about: msg`What your week brought, on Monday morning, by PAM.` },
  payouts: { name: msg`Payouts`, about: msg`Money on its way, and statements.` },
  plan: { name: msg`Your plan`, about: msg`Trial, payments and renewals.` },
  team: { name: msg`Your teams`, about: msg`Invitations, roles and who comes or goes.` },
  product: { name: msg`News of Levare`, about: msg`What is new, and what you should know.` },
  security: { name: msg`Sign-ins and security`, about: msg`Always on: it protects your account.` },
};
const CHANNELS: Record<NoticeChannel, ReturnType<typeof msg>> = {
  app: msg`In the app`,
  email: msg`By email`,
};

/** What a person wants to hear about, and where. */
export function NotificationsSection() {
  const { t, i18n } = useLingui();
  const keep = usePreferences();
  const { role } = useViewer();
  const { viewer } = useScreenQuery<NotificationsSectionQuery>(graphql`
    query NotificationsSectionQuery @preloadable {
      viewer {
        preferences {
          marketingConsent
          notifications {
            topic
            channel
            isOn
            isLocked
          }
        }
      }
    }
  `);
  if (!viewer) return null;
  const { notifications, marketingConsent } = viewer.preferences;
  const topics = NOTICE_TOPICS.filter((topic) => worksInStudio(role) || !isStudioNotice(topic));

  const marketing = {
    label: t`News of Levare`,
    description: t`An email now and then about what is new. Unsubscribe at any time.`,
    isOn: marketingConsent,
    onChange: (isOn: boolean) => keep({ marketingConsent: isOn }, { marketingConsent: !isOn }),
  };

  function cell(topic: NoticeTopic, channel: NoticeChannel) {
    // Letters with news are a consent of their own: one thing, in two places of the page.
    if (!isNoticeChoice(topic, channel))
      return (
        <Checkbox
          aria-label={`${i18n._(TOPICS[topic].name)}: ${i18n._(CHANNELS[channel])}`}
          checked={marketing.isOn}
          onChange={(event) => marketing.onChange(event.currentTarget.checked)}
        />
      );
    const choice = notifications.find((each) => each.topic === topic && each.channel === channel);
    const name = `${i18n._(TOPICS[topic].name)}: ${i18n._(CHANNELS[channel])}`;
    const to = (isOn: boolean) => ({ notifications: [{ topic, channel, isOn }] });
    return (
      <Checkbox
        aria-label={name}
        checked={choice?.isOn ?? false}
        disabled={choice?.isLocked ?? false}
        onChange={(event) => keep(to(event.currentTarget.checked), to(!event.currentTarget.checked))}
      />
    );
  }

  return (
    <>
      <SettingsCard title={t`What we tell you about`} lead={t`Changes apply right away.`}>
        <Table verticalSpacing="sm" className="settings-matrix">
          <Table.Caption>
            <VisuallyHidden>{t`Topics of notifications, and where they reach you`}</VisuallyHidden>
          </Table.Caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t`Topic`}</Table.Th>
              {NOTICE_CHANNELS.map((channel) => (
                <Table.Th key={channel} scope="col">
                  {i18n._(CHANNELS[channel])}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {topics.map((topic) => (
              <Table.Tr key={topic}>
                <Table.Th scope="row">
                  {i18n._(TOPICS[topic].name)}
                  <small>{i18n._(TOPICS[topic].about)}</small>
                </Table.Th>
                {NOTICE_CHANNELS.map((channel) => (
                  <Table.Td key={channel}>{cell(topic, channel)}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </SettingsCard>
      <SettingsCard title={t`Emails from us`}>
        <SettingsSwitch {...marketing} />
      </SettingsCard>
    </>
  );
}
