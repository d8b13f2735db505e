import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { SignUpsPartQuery } from "../../__generated__/SignUpsPartQuery.graphql.ts";
import { rangeOf } from "./analyticsRange.ts";
import { type PartProps, refetched, sumOf } from "./PartProps.ts";
import { SheetView } from "./SheetView.tsx";
import { useDays } from "./useDays.ts";

/** Who joined, day by day, by the side on which they began. */
export function SignUpsPart({ title, days, attempt }: PartProps) {
  const { t } = useLingui();
  const { tick, full } = useDays();
  const { admin } = useLazyLoadQuery<SignUpsPartQuery>(
    graphql`
      query SignUpsPartQuery($range: AnalyticsRange!) {
        admin {
          analytics(range: $range) {
            signUps {
              day
              fans
              artists
            }
          }
        }
      }
    `,
    { range: rangeOf(days) },
    refetched(attempt),
  );
  const { signUps } = admin.analytics;
  const artists = sumOf(signUps, "artists");
  const fans = sumOf(signUps, "fans");
  return (
    <SheetView
      title={title}
      summary={t`${plural(artists, { one: "# artist", other: "# artists" })} and ${plural(fans, { one: "# fan", other: "# fans" })} joined.`}
      nothing={t`Nobody joined in these days.`}
      sheet={{
        file: `sign-ups-${days}-days`,
        of: t`Day`,
        unit: t`People`,
        series: [
          { key: "artists", label: t`Artists`, colour: 2 },
          { key: "fans", label: t`Fans`, colour: 3 },
        ],
        rows: signUps.map(({ day, fans, artists }) => ({
          key: day,
          label: full(day),
          tick: tick(day),
          values: [artists, fans],
        })),
      }}
    />
  );
}
