import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { SaleSummary_sale$key } from "../../__generated__/SaleSummary_sale.graphql.ts";
import { useMoney } from "../../ui/useMoney.ts";
import { SaleEvidence } from "./SaleEvidence.tsx";

/** What the buyer paid, what the studio earned, and when it can be paid out. */
export function SaleSummary({ sale }: { sale: SaleSummary_sale$key }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const data = useFragment(
    graphql`
      fragment SaleSummary_sale on Sale {
        country
        paidAt
        releaseAt
        status
        charged {
          amountMinor
          currency
        }
        earned {
          amountMinor
          currency
        }
        steps {
          kind
          postedAt
        }
        ...SaleEvidence_sale
      }
    `,
    sale,
  );
  const { country, paidAt, releaseAt, status, charged, earned, steps } = data;
  const day = (at: string) => i18n.date(new Date(at), { dateStyle: "long" });
  const place = new Intl.DisplayNames(i18n.locale, { type: "region" }).of(country) ?? country;
  const bought = day(paidAt);
  const freeFrom = releaseAt ? day(releaseAt) : "";
  const freed = steps.find(({ kind }) => kind === "holdReleased");
  const freeSince = freed ? day(freed.postedAt) : "";
  const when =
    status === "disputed"
      ? t`The money stays held until the buyer's bank has decided.`
      : releaseAt
        ? t`It can be paid out from ${freeFrom} on.`
        : freed
          ? t`It has been available since ${freeSince}.`
          : null;
  return (
    <section className="finances-card" aria-label={t`Summary`}>
      <dl className="sale-sums">
        <div>
          <dt>{t`The buyer paid`}</dt>
          <dd>{money(charged)}</dd>
        </div>
        <div data-main>
          <dt>{t`You earned`}</dt>
          <dd>{money(earned)}</dd>
        </div>
      </dl>
      <Text c="dimmed">{t`Bought on ${bought}. Country of the buyer: ${place}.`}</Text>
      <SaleEvidence sale={data} />
      {when && <Text c="dimmed">{when}</Text>}
      {earned.amountMinor.startsWith("-") && status !== "disputed" && (
        <Text>{t`Fees that nobody gives back were more than what is left of this sale. Your next sales make up for it.`}</Text>
      )}
    </section>
  );
}
