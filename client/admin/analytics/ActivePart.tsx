import { useLingui } from "@lingui/react/macro";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ActivePartQuery } from "../../__generated__/ActivePartQuery.graphql.ts";
import { rangeOf } from "./analyticsRange.ts";
import { type PartProps, refetched, sumOf } from "./PartProps.ts";
import { SheetView } from "./SheetView.tsx";
import { useDays } from "./useDays.ts";

/** How many were signed in and here, day by day. */
export function ActivePart({ title, days, attempt }: PartProps) {
  const { t, i18n } = useLingui();
  const { tick, full } = useDays();
  const { admin } = useLazyLoadQuery<ActivePartQuery>(
    graphql`
      query ActivePartQuery($range: AnalyticsRange!) {
        admin {
          analytics(range: $range) {
            activePeople {
              day
              people
            }
          }
        }
      }
    `,
    { range: rangeOf(days) },
    refetched(attempt),
  );
  const { activePeople } = admin.analytics;
  const average = i18n.number(sumOf(activePeople, "people") / days, { maximumFractionDigits: 1 });
  const most = i18n.number(Math.max(...activePeople.map(({ people }) => people)));
  return (
    <SheetView
      title={title}
      summary={t`${average} a day on average, ${most} at the peak.`}
      nothing={t`No active people in these days.`}
      sheet={{
        file: `active-people-${days}-days`,
        of: t`Day`,
        unit: t`People`,
        series: [{ key: "people", label: t`Active people`, colour: 2 }],
        rows: activePeople.map(({ day, people }) => ({
          key: day,
          label: full(day),
          tick: tick(day),
          values: [people],
        })),
      }}
    />
  );
}
