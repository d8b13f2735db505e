import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { OssList_year$key } from "../__generated__/OssList_year.graphql.ts";
import { CountryTaxes } from "./CountryTaxes.tsx";
import { FileLinks } from "./FileLinks.tsx";
import type { FileAt } from "./taxFiles.ts";
import { useTaxLabels } from "./useTaxLabels.ts";

/** Sales to people in the Union by quarter, as its one return for all countries asks for them. */
export function OssList({ year: yearRef, fileAt }: { year: OssList_year$key; fileAt: FileAt }) {
  const { t } = useLingui();
  const { calendarDay } = useTaxLabels();
  const { year, quarters } = useFragment(
    graphql`
      fragment OssList_year on TaxYear {
        year
        quarters {
          quarter
          from
          to
          countries {
            country
            ...CountryTaxes_countries
          }
        }
      }
    `,
    yearRef,
  );
  return (
    <section className="finances-card taxes-card" aria-labelledby="taxes-oss">
      <h2 id="taxes-oss">{t`VAT in the EU by quarter (OSS)`}</h2>
      <p>{t`The One-Stop Shop is one return for the VAT of all EU countries. It is due at the end of the month after each quarter. Sales in your own country are not part of it.`}</p>
      <ul className="taxes-who">
        <li>{t`Downloads: a platform that sells them reports their VAT. You file nothing for them.`}</li>
        <li>{t`Goods that you send from inside the EU: they are usually yours to report.`}</li>
      </ul>
      {quarters.map(({ quarter, from, to, countries }) => {
        const name = t`Quarter ${quarter} of ${String(year)}`;
        return (
          <section key={quarter} aria-label={name}>
            <div className="taxes-quarter">
              <div>
                <h3>{t`Quarter ${quarter}`}</h3>
                <small>{t`${calendarDay(from)} to ${calendarDay(to)}`}</small>
              </div>
              <FileLinks
                files={[{ href: fileAt(`oss-q${quarter}.csv`), kind: "CSV", name: t`${name} as CSV` }]}
              />
            </div>
            {countries.length === 0 ? (
              <Text c="dimmed">{t`Nothing was sold to people in the EU.`}</Text>
            ) : (
              <CountryTaxes label={name} countries={countries} />
            )}
          </section>
        );
      })}
    </section>
  );
}
