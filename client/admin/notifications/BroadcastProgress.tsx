import { useLingui } from "@lingui/react/macro";
import { Progress, Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { DELIVERY_STATES } from "../../../domain/notifications/broadcast.ts";
import type { BroadcastProgress_broadcast$key } from "../../__generated__/BroadcastProgress_broadcast.graphql.ts";
import { useBroadcastLabels } from "./useBroadcastLabels.ts";

/** How far the sending is, and what became of those who had their turn. */
export function BroadcastProgress({ broadcast }: { broadcast: BroadcastProgress_broadcast$key }) {
  const { t, i18n } = useLingui();
  const { deliveries } = useBroadcastLabels();
  const { state, isListed, deliveryCounts } = useFragment(
    graphql`
      fragment BroadcastProgress_broadcast on Broadcast {
        state
        isListed
        deliveryCounts {
          channel
          state
          count
        }
      }
    `,
    broadcast,
  );
  const inState = (each: string) =>
    deliveryCounts.filter((one) => one.state === each).reduce((sum, { count }) => sum + count, 0);
  const all = deliveryCounts.reduce((sum, { count }) => sum + count, 0);
  const done = all - inState("queued");
  const percent = all > 0 && isListed ? Math.floor((done / all) * 100) : 0;
  const counts = DELIVERY_STATES.filter((each) => inState(each) > 0).map(
    (each) => `${deliveries[each]}: ${i18n.number(inState(each))}`,
  );
  return (
    <div className="broadcast-progress">
      {state === "sending" && (
        <Progress.Root size={8}>
          <Progress.Section value={percent} animated aria-label={t`Sent so far`} />
        </Progress.Root>
      )}
      <Text size="sm" role="status">
        {state === "sending" && !isListed ? t`Counting people…` : counts.join(" · ")}
      </Text>
    </div>
  );
}
