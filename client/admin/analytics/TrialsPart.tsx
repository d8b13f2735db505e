import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { TrialsPartQuery } from "../../__generated__/TrialsPartQuery.graphql.ts";
import { rangeOf } from "./analyticsRange.ts";
import { type PartProps, refetched, sumOf } from "./PartProps.ts";
import { SheetView } from "./SheetView.tsx";
import { useDays } from "./useDays.ts";

/** What became of the trials, by the week in which they began. */
export function TrialsPart({ title, days, attempt }: PartProps) {
  const { t } = useLingui();
  const { tick, full } = useDays();
  const { admin } = useLazyLoadQuery<TrialsPartQuery>(
    graphql`
      query TrialsPartQuery($range: AnalyticsRange!) {
        admin {
          analytics(range: $range) {
            trialCohorts {
              weekStart
              running
              converted
              expired
            }
          }
        }
      }
    `,
    { range: rangeOf(days) },
    refetched(attempt),
  );
  const { trialCohorts } = admin.analytics;
  const converted = sumOf(trialCohorts, "converted");
  const running = sumOf(trialCohorts, "running");
  const expired = sumOf(trialCohorts, "expired");
  const began = converted + running + expired;
  return (
    <SheetView
      title={title}
      summary={t`Of ${plural(began, { one: "# trial", other: "# trials" })}, ${converted} became a paid plan, ${running} still running, ${expired} expired.`}
      nothing={t`No trial began in these weeks.`}
      sheet={{
        file: `trials-${days}-days`,
        of: t`Week from`,
        unit: t`Trials`,
        series: [
          { key: "converted", label: t`Became a paid plan`, colour: 1 },
          { key: "running", label: t`Still in trial`, colour: 2 },
          { key: "expired", label: t`Expired`, colour: 3 },
        ],
        rows: trialCohorts.map(({ weekStart, converted, running, expired }) => ({
          key: weekStart,
          label: full(weekStart),
          tick: tick(weekStart),
          values: [converted, running, expired],
        })),
      }}
    />
  );
}
