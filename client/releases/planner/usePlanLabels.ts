import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { PlanHint } from "../../../domain/releases/planner/planHints.ts";
import type { Planned } from "./usePlan.ts";

/** The words of the plan: days as people say them, and what to think of. */
export function usePlanLabels() {
  const { t, i18n } = useLingui();
  const dayAs = (day: string, style: Intl.DateTimeFormatOptions) =>
    i18n.date(new Date(`${day}T00:00:00Z`), { ...style, timeZone: "UTC" });

  return {
    day: (day: string) => dayAs(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    shortDay: (day: string) => dayAs(day, { day: "numeric", month: "short" }),
    weekday: (day: string) => dayAs(day, { weekday: "short" }),
    longWeekday: (day: string) => dayAs(day, { weekday: "long" }),
    span: (first: string, last: string) =>
      new Intl.DateTimeFormat(i18n.locale, { dateStyle: "medium", timeZone: "UTC" }).formatRange(
        new Date(`${first}T00:00:00Z`),
        new Date(`${last}T00:00:00Z`),
      ),
    month: (day: string) => dayAs(day, { month: "long", year: "numeric" }),
    name: ({ title, versionTitle }: Pick<Planned, "title" | "versionTitle">) =>
      versionTitle ? `${title} (${versionTitle})` : title,
    hint: ({ code, days }: PlanHint, others: readonly string[]): string => {
      const names = new Intl.ListFormat(i18n.locale).format(others);
      switch (code) {
        case "past":
          return t`This date has passed, and it is not out.`;
        case "pitchOver":
          return t`Too late for playlist editors: they need it at least 7 days ahead.`;
        case "pitchShort":
          return t`Little time for playlist editors: aim for 14 to 21 days ahead.`;
        case "storesShort":
          return t`Less than 28 days ahead: not every store may have it on the day.`;
        case "close":
          return days === 0
            ? t`On the same day as ${names}, by the same artist.`
            : t`${plural(days, { one: "# day", other: "# days" })} from ${names}, by the same artist.`;
        case "notFriday":
          return t`Not a Friday: charts and playlists turn over on Fridays.`;
      }
    },
  };
}
