import { useLingui } from "@lingui/react/macro";
import { Table } from "@mantine/core";
import { graphql, useLazyLoadQuery } from "react-relay";
import { MISSED_SEARCHES_KEPT_DAYS } from "../../../domain/admin/analytics.ts";
import type { MissedPartQuery } from "../../__generated__/MissedPartQuery.graphql.ts";
import { rangeOf } from "./analyticsRange.ts";
import { CsvButton } from "./CsvButton.tsx";
import { type PartProps, refetched } from "./PartProps.ts";
import { useDays } from "./useDays.ts";

/** What people looked for in vain: what to invite artists for, or which word the lexicon lacks. */
export function MissedPart({ title, days, attempt }: PartProps) {
  const { t, i18n } = useLingui();
  const { full } = useDays();
  const { admin } = useLazyLoadQuery<MissedPartQuery>(
    graphql`
      query MissedPartQuery($range: AnalyticsRange!) {
        admin {
          analytics(range: $range) {
            missedSearches {
              term
              searches
              lastDay
            }
          }
        }
      }
    `,
    { range: rangeOf(days) },
    refetched(attempt),
  );
  const { missedSearches } = admin.analytics;
  if (missedSearches.length === 0)
    return <p className="analytics-nothing">{t`Every search in these days found something.`}</p>;
  const headings = [t`Text`, t`Searches`, t`Last seen on`];
  return (
    <>
      <p className="admin-count">
        {t`The most frequent first. Kept for ${MISSED_SEARCHES_KEPT_DAYS} days, without who searched.`}
      </p>
      <div className="analytics-tools">
        <CsvButton
          title={title}
          file={`searches-without-results-${days}-days`}
          lines={[
            headings,
            ...missedSearches.map(({ term, searches, lastDay }) => [term, searches, lastDay]),
          ]}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
      <section className="analytics-table" aria-label={t`Table: ${title}`} tabIndex={0}>
        <Table className="admin-table" stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{headings[0]}</Table.Th>
              <Table.Th scope="col" className="admin-number">
                {headings[1]}
              </Table.Th>
              <Table.Th scope="col" className="admin-number">
                {headings[2]}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {missedSearches.map(({ term, searches, lastDay }) => (
              <Table.Tr key={term}>
                <Table.Th scope="row">{term}</Table.Th>
                <Table.Td className="admin-number">{i18n.number(searches)}</Table.Td>
                <Table.Td className="admin-number">{full(lastDay)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </>
  );
}
