import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { DifferencesPart_admin$key } from "../../__generated__/DifferencesPart_admin.graphql.ts";
import { useMoment } from "../useMoment.ts";
import { useMoneyLabels } from "./useMoneyLabels.ts";

/** Where our books and the provider say different things, and what to do about each. */
export function DifferencesPart({ admin }: { admin: DifferencesPart_admin$key }) {
  const { t } = useLingui();
  const { day } = useMoment();
  const { differences: words } = useMoneyLabels();
  const { payments } = useFragment(
    graphql`
      fragment DifferencesPart_admin on Admin {
        payments {
          differences {
            differenceId
            kind
            about
            details
            foundAt
          }
        }
      }
    `,
    admin,
  );
  const { differences } = payments;
  return (
    <section aria-labelledby="differences" className="admin-part">
      <h2 id="differences">{t`Differences`}</h2>
      <Text c="dimmed" maw="70ch">
        {t`Every night our books are compared with the payment provider. A difference disappears by itself once both agree.`}
      </Text>
      {differences.length === 0 ? (
        <Text>{t`Our books and the provider say the same.`}</Text>
      ) : (
        <ul className="admin-cards" aria-label={t`Differences`}>
          {differences.map(({ differenceId, kind, about, details, foundAt }) => {
            const found = day(foundAt);
            return (
              <li key={differenceId}>
                <strong>{words[kind]?.what ?? kind}</strong>
                <p>{words[kind]?.todo}</p>
                <p>{t`Found on ${found}`}</p>
                <details className="admin-subject">
                  <summary>{t`Details`}</summary>
                  <code className="admin-about">{[about, ...details].join("\n")}</code>
                </details>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
