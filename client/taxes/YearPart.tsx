import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { YearPart_year$key } from "../__generated__/YearPart_year.graphql.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { CountryTaxes } from "./CountryTaxes.tsx";
import { FileLinks } from "./FileLinks.tsx";
import type { FileAt } from "./taxFiles.ts";
import { useTaxLabels } from "./useTaxLabels.ts";
import { YearSum } from "./YearSum.tsx";

/** What a year came to in every currency, the tax in it by country, and all of it as files. */
export function YearPart({ year: yearRef, fileAt }: { year: YearPart_year$key; fileAt: FileAt }) {
  const { t } = useLingui();
  const { currencyName } = useTaxLabels();
  const { year, totals, countries } = useFragment(
    graphql`
      fragment YearPart_year on TaxYear {
        year
        totals {
          gross {
            currency
          }
          ...YearSum_total
        }
        countries {
          bps
          base {
            currency
          }
          ...CountryTaxes_countries
        }
      }
    `,
    yearRef,
  );
  if (totals.length === 0)
    return (
      <EmptyState title={t`Nothing was sold in ${String(year)}`}>
        {t`A sale counts in the year in which it was paid. Its tax, fees and shares add up here.`}
      </EmptyState>
    );
  return (
    <>
      {totals.map((total) => {
        const { currency } = total.gross;
        const name = currencyName(currency);
        const ours = countries.filter(({ base }) => base.currency === currency);
        return (
          <section
            key={currency}
            className="finances-card taxes-card"
            aria-label={t`${String(year)} in ${name}`}
          >
            <h2>{name}</h2>
            <YearSum total={total} />
            {ours.length > 0 && (
              <>
                <h3>{t`Tax by country`}</h3>
                <CountryTaxes label={t`Tax by country in ${name}`} countries={ours} />
              </>
            )}
            {ours.some(({ bps }) => bps === 0) && (
              <Text c="dimmed">
                {t`Without a rate no tax was taken from the price. Sales tax of US states is not reckoned here.`}
              </Text>
            )}
          </section>
        );
      })}
      <section aria-labelledby="taxes-files">
        <h2 id="taxes-files">{t`Files of ${String(year)}`}</h2>
        <ul className="finances-statements">
          <li>
            <span>{t`Summary on paper`}</span>
            <FileLinks
              files={[
                { href: fileAt("summary.pdf"), kind: "PDF", name: t`Summary of ${String(year)} as PDF` },
              ]}
            />
          </li>
          <li>
            <span>{t`Every sale, line by line`}</span>
            <FileLinks
              files={[{ href: fileAt("sales.csv"), kind: "CSV", name: t`Sales of ${String(year)} as CSV` }]}
            />
          </li>
          <li>
            <span>{t`Everything in one file`}</span>
            <FileLinks
              files={[
                { href: fileAt("all.zip"), kind: "ZIP", name: t`Everything of ${String(year)} as ZIP` },
              ]}
            />
          </li>
        </ul>
      </section>
    </>
  );
}
