import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { TIER_OF_GATE } from "../../domain/billing/gates.ts";
import { useUpgrade } from "../billing/upgrade.ts";
import { EmptyState } from "../ui/EmptyState.tsx";

/** What stands in place of a studio's money on a plan that does not include it. */
export function FinancesWall() {
  const { t } = useLingui();
  const upgrade = useUpgrade();
  return (
    <EmptyState
      title={t`Finances`}
      headingLevel={1}
      action={
        <Button
          onClick={() => upgrade({ feature: t`Payouts and splits`, requires: TIER_OF_GATE.payoutAndSplits })}
        >
          {t`See what you get`}
        </Button>
      }
    >
      {t`What you earned, line by line, with every fee explained. Your plan does not include this yet.`}
    </EmptyState>
  );
}
