import { useLingui } from "@lingui/react/macro";
import { Badge, Group, Text } from "@mantine/core";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { BroadcastDetailQuery } from "../../__generated__/BroadcastDetailQuery.graphql.ts";
import { plainWordOf, useReadableParam } from "../../app/readableAddress.ts";
import { useNoticeLabels } from "../../notifications/useNoticeLabels.ts";
import { DetailPart } from "../DetailPart.tsx";
import { useMoment } from "../useMoment.ts";
import { BroadcastForm } from "./BroadcastForm.tsx";
import { BroadcastProgress } from "./BroadcastProgress.tsx";
import { BroadcastVerbs } from "./BroadcastVerbs.tsx";
import { DeliveryLog } from "./DeliveryLog.tsx";
import { useBroadcastLabels } from "./useBroadcastLabels.ts";

interface Props {
  id: string;
  /** Called when it was deleted. */
  onGone: () => void;
}

/** One announcement: its words, whom it is for, what can be done with it, and what became of it. */
export function BroadcastDetail({ id, onGone }: Props) {
  const { t } = useLingui();
  const { time } = useMoment();
  const labelsOf = useNoticeLabels();
  const { states, stateColours, channels, audienceOf } = useBroadcastLabels();
  const [isEditing, setEditing] = useState(false);
  const { node } = useLazyLoadQuery<BroadcastDetailQuery>(
    graphql`
      query BroadcastDetailQuery($id: ID!) {
        node(id: $id) {
          ... on Broadcast @alias(as: "broadcast") {
            id
            state
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
            scheduledFor
            startedAt
            finishedAt
            ...BroadcastForm_broadcast
            ...BroadcastVerbs_broadcast
            ...BroadcastProgress_broadcast
            ...DeliveryLog_broadcast
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  const broadcast = node?.broadcast;
  useReadableParam("open", broadcast ? plainWordOf(broadcast.id, labelsOf(broadcast).title) : null);
  if (!broadcast) return <Text c="dimmed">{t`This announcement is gone.`}</Text>;
  if (isEditing) return <BroadcastForm broadcast={broadcast} onDone={() => setEditing(false)} />;
  const { state, link, scheduledFor, startedAt, finishedAt } = broadcast;
  const hasStarted = state === "sending" || state === "sent";
  return (
    <div className="admin-detail">
      <header>
        <h3>{labelsOf(broadcast).title}</h3>
        <Badge variant="light" color={stateColours[state]}>
          {states[state]}
        </Badge>
      </header>
      <BroadcastVerbs broadcast={broadcast} onEdit={() => setEditing(true)} onGone={onGone} />
      <dl>
        <dt>{t`For`}</dt>
        <dd>
          {audienceOf(broadcast)}
          {broadcast.targetEmails.length > 0 &&
            !broadcast.toEveryone &&
            ` (${broadcast.targetEmails.join(", ")})`}
        </dd>
        <dt>{t`Where`}</dt>
        <dd>{broadcast.channels.map((channel) => channels[channel]).join(", ")}</dd>
        {link && (
          <>
            <dt>{t`Link`}</dt>
            <dd>{link}</dd>
          </>
        )}
        {scheduledFor && (
          <>
            <dt>{t`Sends`}</dt>
            <dd>
              {time(scheduledFor)} ({Intl.DateTimeFormat().resolvedOptions().timeZone})
            </dd>
          </>
        )}
        {startedAt && (
          <>
            <dt>{t`Started`}</dt>
            <dd>{time(startedAt)}</dd>
          </>
        )}
        {finishedAt && (
          <>
            <dt>{t`Finished`}</dt>
            <dd>{time(finishedAt)}</dd>
          </>
        )}
      </dl>
      <DetailPart title={t`Text`}>
        <Group align="stretch" gap="md" className="broadcast-texts">
          <article lang="en">
            <strong>{broadcast.titleEn}</strong>
            <p>{broadcast.bodyEn}</p>
          </article>
          <article lang="es">
            <strong>{broadcast.titleEs}</strong>
            <p>{broadcast.bodyEs}</p>
          </article>
        </Group>
      </DetailPart>
      {hasStarted && (
        <DetailPart title={t`Delivery`}>
          <BroadcastProgress broadcast={broadcast} />
          <DeliveryLog broadcast={broadcast} />
        </DetailPart>
      )}
    </div>
  );
}
