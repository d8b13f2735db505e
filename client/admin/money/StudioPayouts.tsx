import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { StudioPayouts_workspace$key } from "../../__generated__/StudioPayouts_workspace.graphql.ts";
import { ReasonDialog } from "../ReasonDialog.tsx";
import { useMoment } from "../useMoment.ts";
import { usePayoutFreeze } from "./usePayoutFreeze.ts";

/** Whether money goes out to a studio, why not, and the way to change that. */
export function StudioPayouts({ workspace }: { workspace: StudioPayouts_workspace$key }) {
  const { t } = useLingui();
  const { day } = useMoment();
  const verbs = usePayoutFreeze();
  const [isAsking, setAsking] = useState(false);
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
  const since = payoutsFrozenAt ? day(payoutsFrozenAt) : null;
  return (
    <>
      <p>{since ? t`On hold since ${since}: ${payoutsFrozenReason ?? ""}` : t`Payouts go their way.`}</p>
      <Button
        variant="default"
        onClick={() => setAsking(true)}
        aria-label={since ? t`Release payouts of ${name}` : t`Hold payouts of ${name} back`}
      >
        {since ? t`Release payouts` : t`Hold payouts back`}
      </Button>
      {isAsking && since && (
        <ReasonDialog
          title={t`Release payouts of ${name}`}
          lead={t`The owner can ask for payouts again, and a schedule goes on by itself.`}
          act={t`Release payouts`}
          onClose={() => setAsking(false)}
          onAct={(reason) => verbs.release(workspaceId, reason, t`${name} is paid out again.`)}
        />
      )}
      {isAsking && !since && (
        <ReasonDialog
          title={t`Hold payouts of ${name} back`}
          lead={t`Nothing more is paid out until you release it. What is on its way goes on. The owner sees that payouts are on hold, not why.`}
          act={t`Hold payouts back`}
          isDangerous
          onClose={() => setAsking(false)}
          onAct={(reason) => verbs.freeze(workspaceId, reason, t`Payouts of ${name} are on hold.`)}
        />
      )}
    </>
  );
}
