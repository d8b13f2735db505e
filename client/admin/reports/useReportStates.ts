import { useLingui } from "@lingui/react/macro";
import type { ReportState } from "../../../domain/reports/report.ts";

/** What the states of a report are called, and in which colour. */
export function useReportStates(): Record<ReportState, { label: string; color: string }> {
  const { t } = useLingui();
  return {
    open: { label: t`New report`, color: "amber" },
    dismissed: { label: t`Dismissed`, color: "gray" },
    upheld: { label: t`Upheld`, color: "red" },
    appealed: { label: t`New appeal`, color: "amber" },
    confirmed: { label: t`Appeal turned down`, color: "red" },
    granted: { label: t`Appeal granted`, color: "mint" },
  };
}
