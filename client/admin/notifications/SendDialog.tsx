import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, Radio, Stack, Text, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import type { NoticeChannel } from "../../../domain/accounts/notices.ts";
import type { Role } from "../../../domain/accounts/roles.ts";
import type { Tier } from "../../../domain/billing/plans.ts";
import { scheduleProblem } from "../../../domain/notifications/broadcast.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import { AppModal } from "../../ui/AppModal.tsx";
import type { Refusal } from "../useVerb.ts";
import { ReachLine } from "./ReachLine.tsx";
import { useBroadcastVerbs } from "./useBroadcastVerbs.ts";

interface Props {
  broadcast: {
    readonly id: string;
    readonly version: number;
    readonly toEveryone: boolean;
    readonly roles: readonly Role[];
    readonly tiers: readonly Tier[];
    readonly targetEmails: readonly string[];
    readonly channels: readonly NoticeChannel[];
  };
  onClose: () => void;
}

/** The last look before an announcement goes out: whom it reaches, and when. What is sent cannot be taken back. */
export function SendDialog({ broadcast, onClose }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const verbs = useBroadcastVerbs();
  const [isLater, setLater] = useState(false);
  const [moment, setMoment] = useState("");
  const [refusal, setRefusal] = useState<Refusal>(null);
  const [isActing, setActing] = useState(false);
  const { id, version, toEveryone, roles, tiers, targetEmails, channels } = broadcast;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const at = new Date(moment);
    const problem = isLater ? scheduleProblem(at, new Date()) : null;
    if (problem) return setRefusal({ field: "scheduledFor", message: said(problem) });
    setActing(true);
    const refused = await (isLater ? verbs.schedule(id, version, at) : verbs.send(id, version));
    setActing(false);
    setRefusal(refused);
    if (!refused) onClose();
  }

  const isAboutMoment = refusal?.field === "scheduledFor";
  return (
    <AppModal isOpen onClose={onClose} title={t`Send the announcement`}>
      <form onSubmit={(event) => void handleSubmit(event)} noValidate>
        <Stack>
          <ReachLine audience={{ toEveryone, roles, tiers, targetEmails }} channels={channels} />
          <Radio.Group
            label={t`When`}
            value={isLater ? "later" : "now"}
            onChange={(value) => setLater(value === "later")}
          >
            <Stack gap={8} mt={8}>
              <Radio value="now" label={t`Now`} />
              <Radio value="later" label={t`At a later time`} />
            </Stack>
          </Radio.Group>
          {isLater && (
            <TextInput
              type="datetime-local"
              label={t`Date and time`}
              description={t`In your time zone: ${zone}`}
              value={moment}
              onChange={(event) => setMoment(event.currentTarget.value)}
              error={isAboutMoment ? refusal.message : null}
            />
          )}
          <Text c="dimmed">
            <Trans>Once sending starts, it cannot be stopped.</Trans>
          </Text>
          {refusal?.message && !isAboutMoment && (
            <Text role="alert" c="var(--mantine-color-error)">
              {refusal.message}
            </Text>
          )}
          <Group>
            <Button type="submit" loading={isActing}>
              {isLater ? t`Schedule` : t`Send now`}
            </Button>
            <Button variant="subtle" color="gray" onClick={onClose}>
              {t`Cancel`}
            </Button>
          </Group>
        </Stack>
      </form>
    </AppModal>
  );
}
