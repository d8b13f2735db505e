import { useLingui } from "@lingui/react/macro";
import { Group, SegmentedControl, Table } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SignUpChart_admin$key } from "../../__generated__/SignUpChart_admin.graphql.ts";

/** Who joined, week by week, as bars or as a table. */
export function SignUpChart({ admin }: { admin: SignUpChart_admin$key }) {
  const { t, i18n } = useLingui();
  const [view, setView] = useState<"chart" | "table">("chart");
  const { signUps } = useFragment(
    graphql`
      fragment SignUpChart_admin on Admin {
        signUps {
          weekStart
          fans
          artists
        }
      }
    `,
    admin,
  );
  const highest = Math.max(1, ...signUps.map(({ fans, artists }) => fans + artists));
  const total = signUps.reduce((sum, { fans, artists }) => sum + fans + artists, 0);
  const dayOf = (weekStart: string) =>
    i18n.date(new Date(`${weekStart}T12:00:00Z`), { day: "numeric", month: "short", timeZone: "UTC" });
  return (
    <section aria-labelledby="sign-ups" className="admin-part">
      <Group justify="space-between">
        <h2 id="sign-ups">{t`Sign-ups by week`}</h2>
        <SegmentedControl
          aria-label={t`How the sign-ups are shown`}
          value={view}
          onChange={(value) => setView(value as typeof view)}
          data={[
            { value: "chart", label: t`Chart` },
            { value: "table", label: t`Table` },
          ]}
        />
      </Group>
      {view === "chart" ? (
        <figure className="admin-chart">
          <div
            role="img"
            aria-label={t`People who joined in the last twelve weeks: ${total}. The table shows each week.`}
          >
            {signUps.map(({ weekStart, fans, artists }) => (
              <div key={weekStart} className="admin-bar">
                <b>{fans + artists || ""}</b>
                <i style={{ height: `${(fans / highest) * 100}%` }} data-kind="fans" />
                <i style={{ height: `${(artists / highest) * 100}%` }} data-kind="artists" />
                <span>{dayOf(weekStart)}</span>
              </div>
            ))}
          </div>
          <figcaption className="admin-legend">
            <span data-kind="artists">{t`Artists`}</span>
            <span data-kind="fans">{t`Fans`}</span>
          </figcaption>
        </figure>
      ) : (
        <Table className="admin-table">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t`Week from`}</Table.Th>
              <Table.Th className="admin-number">{t`Artists`}</Table.Th>
              <Table.Th className="admin-number">{t`Fans`}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {signUps.map(({ weekStart, fans, artists }) => (
              <Table.Tr key={weekStart}>
                <Table.Th scope="row">{dayOf(weekStart)}</Table.Th>
                <Table.Td className="admin-number">{i18n.number(artists)}</Table.Td>
                <Table.Td className="admin-number">{i18n.number(fans)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}
