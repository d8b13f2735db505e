import { useLingui } from "@lingui/react/macro";
import { Button, NativeSelect } from "@mantine/core";
import { useState, useTransition } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import { DELIVERY_STATES, type DeliveryState } from "../../../domain/notifications/broadcast.ts";
import type { DeliveryLog_broadcast$key } from "../../__generated__/DeliveryLog_broadcast.graphql.ts";
import type { DeliveryLogPaginationQuery } from "../../__generated__/DeliveryLogPaginationQuery.graphql.ts";
import { MoreRows } from "../MoreRows.tsx";
import { useBroadcastLabels } from "./useBroadcastLabels.ts";

const PAGE = 20;

/** Person by person, what became of an announcement. */
export function DeliveryLog({ broadcast }: { broadcast: DeliveryLog_broadcast$key }) {
  const { t } = useLingui();
  const { deliveries, channels, reasonOf } = useBroadcastLabels();
  const [state, setState] = useState<DeliveryState | null>(null);
  const [isChanging, startChange] = useTransition();
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    DeliveryLogPaginationQuery,
    DeliveryLog_broadcast$key
  >(
    graphql`
      fragment DeliveryLog_broadcast on Broadcast
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        state: { type: "DeliveryState" }
      )
      @refetchable(queryName: "DeliveryLogPaginationQuery") {
        deliveries(first: $count, after: $cursor, state: $state)
          @connection(key: "DeliveryLog_deliveries", filters: ["state"]) {
          edges {
            node {
              id
              fullName
              email
              channel
              state
              reason
            }
          }
        }
      }
    `,
    broadcast,
  );
  function narrow(to: DeliveryState | null) {
    setState(to);
    startChange(() => void refetch({ state: to }, { fetchPolicy: "store-and-network" }));
  }
  const lines = data.deliveries.edges.map(({ node }) => node);
  return (
    <>
      <div className="broadcast-log-head">
        <NativeSelect
          label={t`Show`}
          value={state ?? ""}
          onChange={(event) => narrow((event.currentTarget.value || null) as DeliveryState | null)}
          data={[
            { value: "", label: t`Everything` },
            ...DELIVERY_STATES.map((value) => ({ value, label: deliveries[value] })),
          ]}
        />
        <Button variant="default" loading={isChanging} onClick={() => narrow(state)}>
          {t`Refresh`}
        </Button>
      </div>
      {lines.length === 0 ? (
        <p className="broadcast-none">{t`Nobody here yet.`}</p>
      ) : (
        <ul className="broadcast-log" aria-label={t`Delivery log`}>
          {lines.map(({ id, fullName, email, channel, state: became, reason }) => (
            <li key={id} data-state={became}>
              <span>
                <strong>{fullName}</strong> <small>{email}</small>
              </span>
              <span>
                {channels[channel]}: {deliveries[became]}
                {reason && ` (${reasonOf(reason)})`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <MoreRows hasNext={hasNext} isLoading={isLoadingNext} onMore={() => loadNext(PAGE)} />
    </>
  );
}
