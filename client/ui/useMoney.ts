import { useLingui } from "@lingui/react";
import { useCallback } from "react";
import { formatMoney } from "../../domain/money/formatMoney.ts";

export interface Money {
  readonly amountMinor: string;
  readonly currency: string;
}

/** An amount as people read it, in their language. */
export function useMoney(): (money: Money) => string {
  const { i18n } = useLingui();
  return useCallback(
    ({ amountMinor, currency }) => formatMoney(BigInt(amountMinor), currency, i18n.locale),
    [i18n.locale],
  );
}
