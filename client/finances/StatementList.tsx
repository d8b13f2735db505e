import { useLingui } from "@lingui/react/macro";
import { Anchor, Button } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { StatementList_workspace$key } from "../__generated__/StatementList_workspace.graphql.ts";

const FIRST = 6;

/** The statement of every month, as paper and as a table. */
export function StatementList({ workspace }: { workspace: StatementList_workspace$key }) {
  const { t, i18n } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const { id, statementMonths } = useFragment(
    graphql`
      fragment StatementList_workspace on Workspace {
        id
        statementMonths
      }
    `,
    workspace,
  );
  const months = statementMonths ?? [];
  const nameOf = (month: string) =>
    i18n.date(new Date(`${month}-01T00:00:00Z`), { month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <section aria-labelledby="finances-statements">
      <h2 id="finances-statements">{t`Statements`}</h2>
      <p>{t`What you had when a month began, every line of it, and what you had when it ended.`}</p>
      <ul className="finances-statements">
        {months.slice(0, isWhole ? months.length : FIRST).map((month, place) => {
          const name = nameOf(month);
          return (
            <li key={month}>
              <span>{place === 0 ? t`${name}, so far` : name}</span>
              <span className="finances-files">
                <Anchor href={`/api/finances/${id}/${month}.pdf`} aria-label={t`Statement of ${name} as PDF`}>
                  PDF
                </Anchor>
                <Anchor href={`/api/finances/${id}/${month}.csv`} aria-label={t`Statement of ${name} as CSV`}>
                  CSV
                </Anchor>
              </span>
            </li>
          );
        })}
      </ul>
      {!isWhole && months.length > FIRST && (
        <Button variant="default" onClick={() => setWhole(true)}>{t`Show more`}</Button>
      )}
    </section>
  );
}
