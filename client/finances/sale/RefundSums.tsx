import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import type { RefundCost } from "../../../domain/sales/refundCost.ts";
import { type Money, useMoney } from "../../ui/useMoney.ts";
import { MoneyRow } from "./MoneyRow.tsx";

/** What a refund takes from whom, and what the sale comes to after it. */
export function RefundSums({ cost, earned }: { cost: RefundCost; earned: Money }) {
  const { t } = useLingui();
  const money = useMoney();
  const { currency } = earned;
  const said = (minor: bigint) => money({ amountMinor: String(minor), currency });
  const after = said(BigInt(earned.amountMinor) - cost.own);
  return (
    <div>
      <table className="sale-table">
        <tbody>
          {cost.tax > 0n && <MoneyRow label={t`From the tax`} amount={said(cost.tax)} />}
          {cost.fee > 0n && <MoneyRow label={t`From Levare's fee`} amount={said(cost.fee)} />}
          {cost.others > 0n && <MoneyRow label={t`From the shares of others`} amount={said(cost.others)} />}
          <MoneyRow
            label={t`From you`}
            amount={said(cost.own)}
            note={t`The payment provider keeps its fee, so that part of it is yours to pay.`}
          />
          {cost.promo > 0n && <MoneyRow label={t`Back to Levare`} amount={said(-cost.promo)} />}
          <MoneyRow label={t`The buyer gets back`} amount={said(cost.back)} isSum />
        </tbody>
      </table>
      <Text mt="sm">{t`After it you have earned ${after} with this sale.`}</Text>
      <Text c="dimmed">{t`It cannot be taken back. The buyer has the money within a few days.`}</Text>
    </div>
  );
}
