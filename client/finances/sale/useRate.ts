import { useLingui } from "@lingui/react";
import { WHOLE_BPS } from "../../../domain/money/rates.ts";

/** Basis points as people read them: "12.5%". */
export function useRate(): (bps: number) => string {
  const { i18n } = useLingui();
  return (bps) => i18n.number(bps / WHOLE_BPS, { style: "percent", maximumFractionDigits: 2 });
}
