import { useLingui } from "@lingui/react/macro";
import { graphql, useLazyLoadQuery } from "react-relay";
import { growth } from "../../../domain/admin/analytics.ts";
import type { TotalsPartQuery } from "../../__generated__/TotalsPartQuery.graphql.ts";
import { rangeOf } from "./analyticsRange.ts";
import { type PartProps, refetched } from "./PartProps.ts";
import { useDays } from "./useDays.ts";

/** The period in six numbers, each beside what it was before. */
export function TotalsPart({ title, days, attempt }: PartProps) {
  const { t, i18n } = useLingui();
  const { full } = useDays();
  const { admin } = useLazyLoadQuery<TotalsPartQuery>(
    graphql`
      query TotalsPartQuery($range: AnalyticsRange!) {
        admin {
          analytics(range: $range) {
            firstDay
            lastDay
            timeZone
            totals {
              now {
                signUps
                activeDays
                workspaces
                tracks
                trialsEnded
                trialsConverted
                missedSearches
              }
              before {
                signUps
                activeDays
                workspaces
                tracks
                trialsEnded
                trialsConverted
                missedSearches
              }
            }
          }
        }
      }
    `,
    { range: rangeOf(days) },
    refetched(attempt),
  );
  const { firstDay, lastDay, timeZone, totals } = admin.analytics;
  const { now, before } = totals;
  const counted = (now: number, before: number | null, digits = 0) => ({
    value: i18n.number(now, { maximumFractionDigits: digits }),
    change: changeText(growth(now, before)),
    note:
      before === null
        ? t`No longer kept`
        : t`${i18n.number(before, { maximumFractionDigits: digits })} before`,
  });
  const changeText = (change: number | null) =>
    change === null
      ? null
      : i18n.number(change, { style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 0 });
  const percent = (part: number, whole: number) => i18n.number(part / whole, { style: "percent" });
  const numbers = [
    { label: t`Sign-ups`, ...counted(now.signUps, before.signUps) },
    { label: t`Active people a day`, ...counted(now.activeDays / days, before.activeDays / days, 1) },
    { label: t`Workspaces opened`, ...counted(now.workspaces, before.workspaces) },
    { label: t`Tracks uploaded`, ...counted(now.tracks, before.tracks) },
    {
      label: t`Ended trials that became a plan`,
      value: now.trialsEnded ? percent(now.trialsConverted, now.trialsEnded) : "–",
      change: null,
      note: before.trialsEnded
        ? t`${now.trialsConverted} of ${now.trialsEnded}; ${percent(before.trialsConverted, before.trialsEnded)} before`
        : t`${now.trialsConverted} of ${now.trialsEnded}`,
    },
    {
      label: t`Searches without results`,
      ...counted(now.missedSearches ?? 0, before.missedSearches ?? null),
    },
  ];
  return (
    <>
      <p className="admin-count">
        {t`${full(firstDay)} to ${full(lastDay)}; days in ${timeZone}. Today is still running. Compared with the ${days} days before.`}
      </p>
      <ul className="analytics-totals" aria-label={title}>
        {numbers.map(({ label, value, change, note }) => (
          <li key={label}>
            <span>{label}</span>
            <strong>{value}</strong>
            <small>
              {change && <b>{change}</b>} {note}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
