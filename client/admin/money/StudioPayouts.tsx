import { graphql, useFragment } from "react-relay";
import type { StudioPayouts_workspace$key } from "../../__generated__/StudioPayouts_workspace.graphql.ts";
import { PayoutHold } from "./PayoutHold.tsx";
import { usePayoutFreeze } from "./usePayoutFreeze.ts";

/** Whether money goes out to a studio. */
export function StudioPayouts({ workspace }: { workspace: StudioPayouts_workspace$key }) {
  const verbs = usePayoutFreeze();
  const { name, workspaceId, payoutsFrozenAt, payoutsFrozenReason } = useFragment(
    graphql`
      fragment StudioPayouts_workspace on AdminWorkspace {
        id
        name
        workspaceId
        payoutsFrozenAt
        payoutsFrozenReason
      }
    `,
    workspace,
  );
  return (
    <PayoutHold
      name={name}
      frozenAt={payoutsFrozenAt}
      reason={payoutsFrozenReason}
      onFreeze={(reason, done) => verbs.freeze(workspaceId, reason, done)}
      onRelease={(reason, done) => verbs.release(workspaceId, reason, done)}
    />
  );
}
