import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { RatesPart_taxes$key } from "../__generated__/RatesPart_taxes.graphql.ts";
import { useTaxLabels } from "./useTaxLabels.ts";

/** The table that tax is reckoned by: from which day, and from where. */
export function RatesPart({ taxes }: { taxes: RatesPart_taxes$key }) {
  const { t, i18n } = useLingui();
  const { countryName, categories, rate, calendarDay } = useTaxLabels();
  const { rates, ratesAsOf } = useFragment(
    graphql`
      fragment RatesPart_taxes on WorkspaceTaxes {
        ratesAsOf
        rates {
          country
          digitalBps
          goodsBps
          serviceBps
          source
        }
      }
    `,
    taxes,
  );
  const sources = [...new Set(rates.map(({ source }) => source))];
  const day = calendarDay(ratesAsOf);
  return (
    <section className="finances-card taxes-card" aria-labelledby="taxes-rates">
      <h2 id="taxes-rates">{t`Rates as of ${day}`}</h2>
      <p>{t`The price that a buyer sees includes the tax of their country. A sale keeps the rate of the day it was made, even if the rate changes later.`}</p>
      {sources.map((source) => (
        <section key={source} aria-label={source}>
          <table className="taxes-rates" aria-label={t`Rates: ${source}`}>
            <thead>
              <tr>
                <th scope="col">{t`Country`}</th>
                <th scope="col">{categories.DIGITAL}</th>
                <th scope="col">{categories.GOODS}</th>
                <th scope="col">{categories.SERVICE}</th>
              </tr>
            </thead>
            <tbody>
              {rates
                .filter((each) => each.source === source)
                .map((each) => ({ ...each, name: countryName(each.country) }))
                .sort((one, other) => one.name.localeCompare(other.name, i18n.locale))
                .map(({ country, name, digitalBps, goodsBps, serviceBps }) => (
                  <tr key={country}>
                    <th scope="row">{name}</th>
                    <td>{rate(digitalBps)}</td>
                    <td>{rate(goodsBps)}</td>
                    <td>{rate(serviceBps)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
          <Text c="dimmed" size="sm" mt="xs">{t`Source: ${source}`}</Text>
        </section>
      ))}
    </section>
  );
}
