import { useLingui } from "@lingui/react/macro";
import { inMajor } from "../catalog/page/money.ts";

interface Priced {
  priceMinor: number | null | undefined;
  isPriceFixed: boolean;
  currency: string;
}

/** What something costs, in the person's words; null when it is not sold. */
export function usePrice({ priceMinor, isPriceFixed, currency }: Priced): string | null {
  const { t, i18n } = useLingui();
  const major = inMajor(priceMinor, currency);
  if (major === "") return null;
  if (major === 0) return isPriceFixed ? t`Free` : t`Name your price`;
  const price = i18n.number(major, { style: "currency", currency });
  return isPriceFixed ? price : t`${price} or more`;
}
