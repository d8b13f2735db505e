import { useLingui } from "@lingui/react/macro";
import { PlanWall } from "../billing/PlanWall.tsx";
import { MoneyRow } from "../finances/sale/MoneyRow.tsx";
import { useMoney } from "../ui/useMoney.ts";

/** What stands in place of a studio's taxes on a plan that does not include them: a sample that cannot be read, and the way to the plans. */
export function TaxesWall() {
  const { t } = useLingui();
  const money = useMoney();
  const sample = (minor: string) => money({ amountMinor: minor, currency: "EUR" });
  return (
    <div className="taxes-wall">
      <PlanWall title={t`Taxes`} feature={t`Tax management`} gate="taxManagement">
        {t`Your year as a sum, tax by country, lists for the tax office and a link for your accountant. Your plan does not include this yet.`}
      </PlanWall>
      <div className="finances-card taxes-sample" aria-hidden inert>
        <table className="sale-table">
          <tbody>
            <MoneyRow label={t`Buyers paid`} amount={sample("1284000")} />
            <MoneyRow label={t`Given back`} amount={sample("-36000")} />
            <MoneyRow label={t`Tax in it`} amount={sample("-208000")} />
            <MoneyRow label={t`Levare's fee`} amount={sample("-52000")} />
            <MoneyRow label={t`Yours`} amount={sample("988000")} isSum />
          </tbody>
        </table>
      </div>
    </div>
  );
}
