import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useState } from "react";
import { ReasonDialog } from "../ReasonDialog.tsx";
import { useMoment } from "../useMoment.ts";
import type { Refusal } from "../useVerb.ts";

interface Props {
  /** Who is paid out. */
  name: string;
  /** Absent: nothing is held back. */
  frozenAt: string | null | undefined;
  reason: string | null | undefined;
  /** Each takes the sentence that it says when it worked. */
  onFreeze: (reason: string, done: string) => Promise<Refusal>;
  onRelease: (reason: string, done: string) => Promise<Refusal>;
}

/** Whether money goes out to a studio or a person, why not, and the way to change that. */
export function PayoutHold({ name, frozenAt, reason, onFreeze, onRelease }: Props) {
  const { t } = useLingui();
  const { day } = useMoment();
  const [isAsking, setAsking] = useState(false);
  const since = frozenAt ? day(frozenAt) : null;
  return (
    <>
      <p>{since ? t`On hold since ${since}: ${reason ?? ""}` : t`Payouts go their way.`}</p>
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
          lead={t`Payouts can be asked for again, and a schedule goes on by itself.`}
          act={t`Release payouts`}
          onClose={() => setAsking(false)}
          onAct={(why) => onRelease(why, t`${name} is paid out again.`)}
        />
      )}
      {isAsking && !since && (
        <ReasonDialog
          title={t`Hold payouts of ${name} back`}
          lead={t`Nothing more is paid out until you release it. What is on its way goes on. Whoever is paid sees that payouts are on hold, not why.`}
          act={t`Hold payouts back`}
          isDangerous
          onClose={() => setAsking(false)}
          onAct={(why) => onFreeze(why, t`Payouts of ${name} are on hold.`)}
        />
      )}
    </>
  );
}
