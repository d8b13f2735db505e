import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { CountryTaxes_countries$key } from "../__generated__/CountryTaxes_countries.graphql.ts";
import { useMoney } from "../ui/useMoney.ts";
import { useTaxLabels } from "./useTaxLabels.ts";

interface Props {
  label: string;
  countries: CountryTaxes_countries$key;
}

/** Tax by the country of the buyers, with the rate it was reckoned by, after refunds. */
export function CountryTaxes({ label, countries }: Props) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { countryName, categories, rate } = useTaxLabels();
  const lines = useFragment(
    graphql`
      fragment CountryTaxes_countries on TaxCountry @relay(plural: true) {
        country
        category
        bps
        sales
        base {
          amountMinor
          currency
        }
        tax {
          amountMinor
          currency
        }
      }
    `,
    countries,
  );
  const named = lines.map((line) => ({ ...line, name: countryName(line.country) }));
  named.sort((one, other) => one.name.localeCompare(other.name, i18n.locale));
  return (
    <table className="taxes-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t`Country`}</th>
          <th scope="col">{t`Rate`}</th>
          <th scope="col">{t`Sales`}</th>
          <th scope="col">{t`Before tax`}</th>
          <th scope="col">{t`Tax`}</th>
        </tr>
      </thead>
      <tbody>
        {named.map(({ country, name, category, bps, sales, base, tax }) => (
          <tr key={`${country} ${category} ${bps} ${base.currency}`}>
            <th scope="row">{name}</th>
            <td>
              {categories[category]} · {bps === 0 ? t`no tax` : rate(bps)}
            </td>
            <td>{i18n.number(sales)}</td>
            <td>{money(base)}</td>
            <td>{money(tax)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
