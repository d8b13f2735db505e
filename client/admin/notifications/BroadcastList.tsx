import { useLingui } from "@lingui/react/macro";
import { Badge, UnstyledButton } from "@mantine/core";
import { graphql, useFragment, usePaginationFragment } from "react-relay";
import type { BroadcastList_admin$key } from "../../__generated__/BroadcastList_admin.graphql.ts";
import type { BroadcastList_broadcast$key } from "../../__generated__/BroadcastList_broadcast.graphql.ts";
import type { BroadcastListPaginationQuery } from "../../__generated__/BroadcastListPaginationQuery.graphql.ts";
import { useNoticeLabels } from "../../notifications/useNoticeLabels.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { MoreRows } from "../MoreRows.tsx";
import { useMoment } from "../useMoment.ts";
import { BroadcastProgress } from "./BroadcastProgress.tsx";
import { useBroadcastLabels } from "./useBroadcastLabels.ts";

const PAGE = 20;

interface Props {
  admin: BroadcastList_admin$key;
  onOpen: (id: string, title: string) => void;
}

/** Every announcement, the newest first: drafts, what waits, what was sent. */
export function BroadcastList({ admin, onOpen }: Props) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    BroadcastListPaginationQuery,
    BroadcastList_admin$key
  >(
    graphql`
      fragment BroadcastList_admin on Admin
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "BroadcastListPaginationQuery") {
        broadcasts(first: $count, after: $cursor) @connection(key: "BroadcastList_broadcasts") {
          edges {
            node {
              id
              ...BroadcastList_broadcast
            }
          }
        }
      }
    `,
    admin,
  );
  // One that was just deleted leaves a hole in the list until it is asked for anew.
  const broadcasts = data.broadcasts.edges.map(({ node }) => node).filter((node) => node != null);
  if (broadcasts.length === 0)
    return (
      <EmptyState title={t`No announcements yet`}>
        {t`Write the first one: to everyone, to some roles or plans, or to single people.`}
      </EmptyState>
    );
  return (
    <>
      <ul className="admin-cards broadcasts" aria-label={t`Announcements`}>
        {broadcasts.map((broadcast) => (
          <Card key={broadcast.id} broadcast={broadcast} onOpen={onOpen} />
        ))}
      </ul>
      <MoreRows hasNext={hasNext} isLoading={isLoadingNext} onMore={() => loadNext(PAGE)} />
    </>
  );
}

interface CardProps {
  broadcast: BroadcastList_broadcast$key;
  onOpen: (id: string, title: string) => void;
}

function Card({ broadcast: broadcastRef, onOpen }: CardProps) {
  const { t } = useLingui();
  const { time } = useMoment();
  const labelsOf = useNoticeLabels();
  const { states, stateColours, channels, audienceOf } = useBroadcastLabels();
  const broadcast = useFragment(
    graphql`
      fragment BroadcastList_broadcast on Broadcast {
        id
        state
        titleEn
        titleEs
        bodyEn
        bodyEs
        channels
        toEveryone
        roles
        tiers
        targetEmails
        scheduledFor
        startedAt
        finishedAt
        createdAt
        ...BroadcastProgress_broadcast
      }
    `,
    broadcastRef,
  );
  const { id, state, scheduledFor, finishedAt, startedAt, createdAt } = broadcast;
  const { title } = labelsOf(broadcast);
  const moment = {
    draft: t`Written ${time(createdAt)}`,
    scheduled: t`Sends ${time(scheduledFor ?? createdAt)}`,
    sending: t`Started ${time(startedAt ?? createdAt)}`,
    sent: t`Sent ${time(finishedAt ?? createdAt)}`,
  }[state];
  return (
    <li>
      <UnstyledButton className="admin-open" onClick={() => onOpen(id, title)}>
        <strong>{title}</strong>
        <small>
          {audienceOf(broadcast)} · {broadcast.channels.map((channel) => channels[channel]).join(", ")}
        </small>
      </UnstyledButton>
      <p>
        <Badge component="span" variant="light" color={stateColours[state]}>
          {states[state]}
        </Badge>{" "}
        {moment}
      </p>
      {state === "sending" && <BroadcastProgress broadcast={broadcast} />}
    </li>
  );
}
