import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "../../domain/money/formatMoney.ts";

interface Priced {
  priceMinor: number | null | undefined;
  isPriceFixed: boolean;
  currency: string;
}

/** What something costs, in the person's words; null when it is not sold. */
export function usePrice({ priceMinor, isPriceFixed, currency }: Priced): string | null {
  const { t, i18n } = useLingui();
  if (priceMinor == null) return null;
  if (priceMinor === 0) return isPriceFixed ? t`Free` : t`Name your price`;
  const price = formatMoney(priceMinor, currency, i18n.locale);
  return isPriceFixed ? price : t`${price} or more`;
}
