import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Badge, Button, Text } from "@mantine/core";
import { IconPhone } from "@tabler/icons-react";
import { graphql, useLazyLoadQuery, usePaginationFragment } from "react-relay";
import { callClock } from "../../domain/phone/call.ts";
import { formatCalled, numberAgain } from "../../domain/phone/number.ts";
import type { CallHistory_workspace$key } from "../__generated__/CallHistory_workspace.graphql.ts";
import type { CallHistoryPaginationQuery } from "../__generated__/CallHistoryPaginationQuery.graphql.ts";
import type { CallHistoryQuery } from "../__generated__/CallHistoryQuery.graphql.ts";
import { openAgentDialer } from "../assistants/openAssistants.ts";
import { EmptyState } from "../ui/EmptyState.tsx";

const PAGE = 20;

interface Props {
  /** Somebody wants to call this number again. */
  onAgain: (number: string) => void;
}

/** Whom one called from this studio, newest first. */
export function CallHistory({ onAgain }: Props) {
  const { viewer } = useLazyLoadQuery<CallHistoryQuery>(
    graphql`
      query CallHistoryQuery {
        viewer {
          workspace {
            ...CallHistory_workspace
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  return viewer?.workspace && <Calls workspace={viewer.workspace} onAgain={onAgain} />;
}

function Calls({ workspace, onAgain }: Pick<Props, "onAgain"> & { workspace: CallHistory_workspace$key }) {
  const { t, i18n } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CallHistoryPaginationQuery,
    CallHistory_workspace$key
  >(
    graphql`
      fragment CallHistory_workspace on Workspace
      @refetchable(queryName: "CallHistoryPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        phoneCalls(first: $count, after: $cursor) @connection(key: "CallHistory_phoneCalls") {
          edges {
            node {
              id
              toNumber
              extension
              agent {
                slug
                name
              }
              status
              durationSeconds
              createdAt
            }
          }
        }
      }
    `,
    workspace,
  );
  const states = {
    initiated: t`Under way`,
    completed: t({ message: "Completed", context: "state of a phone call" }),
    missed: t`Missed`,
  };
  const edges = data.phoneCalls?.edges ?? [];
  if (edges.length === 0)
    return (
      <EmptyState title={t`No calls yet`} headingLevel={3}>
        {t`Calls you make from this studio will appear here.`}
      </EmptyState>
    );
  return (
    <>
      <ul className="phone-history" aria-label={t`Call History`}>
        {edges.map(({ node }) => {
          const { id, toNumber, extension, agent, status, durationSeconds, createdAt } = node;
          const shown = agent?.name ?? formatCalled({ toNumber, extension });
          const at = i18n.date(new Date(createdAt), { dateStyle: "medium", timeStyle: "short" });
          return (
            <li key={id}>
              <div>
                <strong>{shown}</strong>
                <Text size="sm" c="dimmed">
                  {at}
                </Text>
              </div>
              <Badge variant="light" color={status === "missed" ? "red" : "gray"}>
                {status === "completed"
                  ? `${states.completed} · ${callClock(durationSeconds)}`
                  : states[status]}
              </Badge>
              <ActionIcon
                aria-label={t`Call ${shown} again`}
                onClick={() =>
                  agent ? openAgentDialer(agent.slug) : onAgain(numberAgain({ toNumber, extension }))
                }
              >
                <IconPhone size={20} stroke={1.75} aria-hidden />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      {hasNext && (
        <Button variant="default" fullWidth loading={isLoadingNext} onClick={() => loadNext(PAGE)}>
          {t`Load more`}
        </Button>
      )}
    </>
  );
}
