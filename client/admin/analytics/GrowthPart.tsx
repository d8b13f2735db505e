import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { GrowthPartQuery } from "../../__generated__/GrowthPartQuery.graphql.ts";
import { rangeOf } from "./analyticsRange.ts";
import { type PartProps, refetched, sumOf } from "./PartProps.ts";
import { SheetView } from "./SheetView.tsx";
import { useDays } from "./useDays.ts";

/** What artists added, day by day. */
export function GrowthPart({ title, days, attempt }: PartProps) {
  const { t } = useLingui();
  const { tick, full } = useDays();
  const { admin } = useLazyLoadQuery<GrowthPartQuery>(
    graphql`
      query GrowthPartQuery($range: AnalyticsRange!) {
        admin {
          analytics(range: $range) {
            growth {
              day
              workspaces
              tracks
            }
          }
        }
      }
    `,
    { range: rangeOf(days) },
    refetched(attempt),
  );
  const { growth } = admin.analytics;
  const workspaces = sumOf(growth, "workspaces");
  const tracks = sumOf(growth, "tracks");
  return (
    <SheetView
      title={title}
      summary={t`${plural(workspaces, { one: "# workspace", other: "# workspaces" })} opened and ${plural(tracks, { one: "# track", other: "# tracks" })} uploaded.`}
      nothing={t`No workspace was opened and no track uploaded in these days.`}
      sheet={{
        file: `workspaces-and-tracks-${days}-days`,
        of: t`Day`,
        unit: t`Added`,
        series: [
          { key: "workspaces", label: t`Workspaces`, colour: 4 },
          { key: "tracks", label: t`Tracks`, colour: 1 },
        ],
        rows: growth.map(({ day, workspaces, tracks }) => ({
          key: day,
          label: full(day),
          tick: tick(day),
          values: [workspaces, tracks],
        })),
      }}
    />
  );
}
