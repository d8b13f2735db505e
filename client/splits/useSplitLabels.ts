import { useLingui } from "@lingui/react/macro";
import { useMoney } from "../ui/useMoney.ts";

/** The words and colors for where a split stands and what somebody answered. */
export function useSplitLabels() {
  const { t, i18n } = useLingui();
  const states = {
    draft: { label: t`Draft`, color: "gray" },
    sent: { label: t`Waiting for signatures`, color: "sky" },
    partlySigned: { label: t`Partly signed`, color: "sky" },
    signed: { label: t`Signed`, color: "mint" },
    disputed: { label: t`Refused`, color: "red" },
    superseded: { label: t`Replaced`, color: "gray" },
  } as const;
  const answers = {
    waiting: { label: t`Not signed yet`, color: "sky" },
    signed: { label: t`Signed`, color: "mint" },
    refused: { label: t`Refused`, color: "red" },
  } as const;
  return {
    states,
    answers,
    incomes: { sales: t`Sales`, streams: t`Streams` } as const,
    percent: (bps: number) =>
      i18n.number(bps / 10_000, { style: "percent", minimumFractionDigits: 0, maximumFractionDigits: 2 }),
    day: (moment: string) => i18n.date(new Date(moment), { dateStyle: "long" }),
    /** A day without a time, such as 2027-03-12. */
    calendarDay: (day: string) =>
      i18n.date(new Date(`${day}T12:00:00Z`), { dateStyle: "long", timeZone: "UTC" }),
    money: useMoney(),
  };
}
