import { useLingui } from "@lingui/react/macro";
import {
  Button,
  Checkbox,
  Fieldset,
  Group,
  SegmentedControl,
  Stack,
  TagsInput,
  Text,
  Textarea,
  TextInput,
} from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { NOTICE_CHANNELS, type NoticeChannel } from "../../../domain/accounts/notices.ts";
import { ROLES, type Role } from "../../../domain/accounts/roles.ts";
import { TIERS, type Tier } from "../../../domain/billing/plans.ts";
import { broadcastProblem } from "../../../domain/notifications/broadcast.ts";
import { BODY_LIMIT, TITLE_LIMIT } from "../../../domain/notifications/notification.ts";
import type { BroadcastForm_broadcast$key } from "../../__generated__/BroadcastForm_broadcast.graphql.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import { LeaveDialog } from "../../settings/LeaveDialog.tsx";
import { isSameValue } from "../../ui/formValues.ts";
import { useAdminLabels } from "../useAdminLabels.ts";
import type { Refusal } from "../useVerb.ts";
import { ReachLine } from "./ReachLine.tsx";
import { useBroadcastLabels } from "./useBroadcastLabels.ts";
import { useWritingVerbs } from "./useWritingVerbs.ts";

interface Props {
  /** Null for a new one. */
  broadcast: BroadcastForm_broadcast$key | null;
  onDone: () => void;
}

/** The words of an announcement in both languages, whom it is for and where it reaches them. */
export function BroadcastForm({ broadcast: broadcastRef, onDone }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const { roles: roleLabels, tiers: tierLabels } = useAdminLabels();
  const { channels: channelLabels } = useBroadcastLabels();
  const verbs = useWritingVerbs();
  const broadcast = useFragment(
    graphql`
      fragment BroadcastForm_broadcast on Broadcast {
        id
        version
        titleEn
        titleEs
        bodyEn
        bodyEs
        link
        channels
        toEveryone
        roles
        tiers
        targetEmails
      }
    `,
    broadcastRef,
  );
  const [begun] = useState({
    titleEn: broadcast?.titleEn ?? "",
    titleEs: broadcast?.titleEs ?? "",
    bodyEn: broadcast?.bodyEn ?? "",
    bodyEs: broadcast?.bodyEs ?? "",
    link: broadcast?.link ?? "",
    channels: broadcast?.channels ?? (["app"] as readonly NoticeChannel[]),
    toEveryone: broadcast?.toEveryone ?? true,
    roles: broadcast?.roles ?? ([] as readonly Role[]),
    tiers: broadcast?.tiers ?? ([] as readonly Tier[]),
    targetEmails: broadcast?.targetEmails ?? ([] as readonly string[]),
  });
  const [content, setContent] = useState(begun);
  const [refusal, setRefusal] = useState<Refusal>(null);
  const [acting, setActing] = useState<"save" | "test" | null>(null);
  const set = (change: Partial<typeof content>) => setContent({ ...content, ...change });
  const { toEveryone, roles, tiers, targetEmails, channels } = content;

  async function act(what: "save" | "test") {
    const link = content.link.trim() || null;
    const wrong = broadcastProblem({
      ...content,
      link,
      channels: [...channels],
      roles: [...roles],
      tiers: [...tiers],
      emails: [...targetEmails],
    });
    if (wrong) {
      const field = wrong.field === "emails" ? "targetEmails" : wrong.field;
      return setRefusal({ field, message: said(wrong) });
    }
    setActing(what);
    const sent = { ...content, link };
    const refused = await (what === "test" ? verbs.test(sent) : verbs.save(broadcast ?? null, sent));
    setActing(null);
    setRefusal(refused);
    if (!refused && what === "save") onDone();
  }
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void act("save");
  }

  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : null);
  const known = Object.keys(content).includes(refusal?.field ?? "");
  const words = (language: "En" | "Es", lang: string, legend: string) => (
    <Fieldset legend={legend}>
      <Stack gap="sm">
        <TextInput
          label={language === "En" ? t`Title in English` : t`Title in Spanish`}
          lang={lang}
          maxLength={TITLE_LIMIT}
          value={content[`title${language}`]}
          onChange={(event) => set({ [`title${language}`]: event.currentTarget.value })}
          error={errorOf(`title${language}`)}
        />
        <Textarea
          label={language === "En" ? t`Text in English` : t`Text in Spanish`}
          lang={lang}
          rows={4}
          maxLength={BODY_LIMIT}
          value={content[`body${language}`]}
          onChange={(event) => set({ [`body${language}`]: event.currentTarget.value })}
          error={errorOf(`body${language}`)}
        />
      </Stack>
    </Fieldset>
  );
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack>
        {words("En", "en", t`English`)}
        {words("Es", "es", t`Spanish`)}
        <TextInput
          label={t`Link`}
          description={t`A page on Levare it links to, if any.`}
          placeholder="/settings/notifications"
          value={content.link}
          onChange={(event) => set({ link: event.currentTarget.value })}
          error={errorOf("link")}
        />
        <Checkbox.Group
          size="md"
          label={t`Where it reaches them`}
          description={t`Emails go only to people who agreed to news and confirmed their address.`}
          value={[...channels]}
          onChange={(values) => set({ channels: values as NoticeChannel[] })}
          error={errorOf("channels")}
        >
          <div className="admin-choices">
            {NOTICE_CHANNELS.map((channel) => (
              <Checkbox key={channel} value={channel} label={channelLabels[channel]} />
            ))}
          </div>
        </Checkbox.Group>
        <SegmentedControl
          aria-label={t`Whom it is for`}
          value={toEveryone ? "everyone" : "some"}
          onChange={(value) => set({ toEveryone: value === "everyone" })}
          data={[
            { value: "everyone", label: t`Everyone` },
            { value: "some", label: t`Some people` },
          ]}
        />
        {!toEveryone && (
          <>
            <Checkbox.Group
              size="md"
              label={t`Roles`}
              description={t`None chosen: any role.`}
              value={[...roles]}
              onChange={(values) => set({ roles: values as Role[] })}
            >
              <div className="admin-choices">
                {ROLES.map((role) => (
                  <Checkbox key={role} value={role} label={roleLabels[role]} />
                ))}
              </div>
            </Checkbox.Group>
            <Checkbox.Group
              size="md"
              label={t`Plans`}
              description={t`None chosen: any plan.`}
              value={[...tiers]}
              onChange={(values) => set({ tiers: values as Tier[] })}
            >
              <div className="admin-choices">
                {TIERS.map((tier) => (
                  <Checkbox key={tier} value={tier} label={tierLabels[tier]} />
                ))}
              </div>
            </Checkbox.Group>
            <TagsInput
              size="md"
              label={t`People by name`}
              description={t`Email addresses of accounts. Press Enter after each.`}
              value={[...targetEmails]}
              onChange={(values) => set({ targetEmails: values })}
              error={errorOf("targetEmails")}
              splitChars={[",", " ", ";"]}
            />
          </>
        )}
        <ReachLine audience={{ toEveryone, roles, tiers, targetEmails }} channels={channels} />
        {refusal?.message && !known && (
          <Text role="alert" c="var(--mantine-color-error)">
            {refusal.message}
          </Text>
        )}
        <Group>
          <Button type="submit" loading={acting === "save"}>
            {t`Save the draft`}
          </Button>
          <Button variant="default" loading={acting === "test"} onClick={() => void act("test")}>
            {t`Send a test to me`}
          </Button>
          <Button variant="subtle" color="gray" onClick={onDone}>
            {t`Cancel`}
          </Button>
        </Group>
      </Stack>
      <LeaveDialog isDirty={acting !== "save" && !isSameValue(content, begun)} />
    </form>
  );
}
