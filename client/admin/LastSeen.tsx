import { useLingui } from "@lingui/react/macro";
import { DAY_MS } from "../../domain/duration.ts";

const DAYS_OF_WEEKS = 14;
const DAYS_OF_MONTHS = 60;

/** The day on which somebody was last here, with how long ago that is beside the pointer. Null when nothing is known any more. */
export function LastSeen({ at }: { at: string | null | undefined }) {
  const { t, i18n } = useLingui();
  if (!at) return t`Signed out`;
  const days = daysAgo(new Date(at), new Date());
  const words = new Intl.RelativeTimeFormat(i18n.locale, { numeric: "auto" });
  const ago =
    days < DAYS_OF_WEEKS
      ? words.format(-days, "day")
      : days < DAYS_OF_MONTHS
        ? words.format(-Math.round(days / 7), "week")
        : words.format(-Math.round(days / 30), "month");
  return (
    <time dateTime={at} title={ago}>
      {i18n.date(new Date(at), { dateStyle: "medium" })}
    </time>
  );
}

/** Midnights between two moments where the reader is; none for what a clock elsewhere puts ahead. */
function daysAgo(then: Date, now: Date): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.max(0, Math.round((midnight(now) - midnight(then)) / DAY_MS));
}
