import { useLingui } from "@lingui/react/macro";
import { PlanWall } from "../billing/PlanWall.tsx";

/** What stands in place of a studio's money on a plan that does not include it. */
export function FinancesWall() {
  const { t } = useLingui();
  return (
    <PlanWall title={t`Finances`} feature={t`Payouts and splits`} gate="payoutAndSplits">
      {t`What you earned, line by line, with every fee explained. Your plan does not include this yet.`}
    </PlanWall>
  );
}
