import { useLingui } from "@lingui/react/macro";

/** Writes days, which begin and end in UTC, as the person's language does: on an axis, and in full. */
export function useDays() {
  const { i18n } = useLingui();
  const written = (day: string, how: Intl.DateTimeFormatOptions) =>
    i18n.date(new Date(`${day}T12:00:00Z`), { ...how, timeZone: "UTC" });
  return {
    tick: (day: string) => written(day, { day: "numeric", month: "short" }),
    full: (day: string) => written(day, { dateStyle: "medium" }),
  };
}
