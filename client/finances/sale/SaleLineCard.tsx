import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { sumOf } from "../../../domain/money/allocate.ts";
import type { SaleLineCard_line$key } from "../../__generated__/SaleLineCard_line.graphql.ts";
import { useMoney } from "../../ui/useMoney.ts";
import { MoneyRow } from "./MoneyRow.tsx";
import { useRate } from "./useRate.ts";

interface Props {
  line: SaleLineCard_line$key;
  /** Where the buyer lives, ISO 3166. */
  country: string;
  isFeeKnown: boolean;
}

/** One thing that was sold: how its price came about, and where every cent of it went. */
export function SaleLineCard({ line, country, isFeeKnown }: Props) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const rate = useRate();
  const data = useFragment(
    graphql`
      fragment SaleLineCard_line on SaleLine {
        title
        quantity
        taxBps
        shippingTaxBps
        isTaxIncluded
        feeBps
        unit {
          amountMinor
          currency
        }
        price {
          amountMinor
        }
        discount {
          amountMinor
        }
        shipping {
          amountMinor
        }
        promo {
          amountMinor
        }
        charged {
          amountMinor
        }
        tax {
          amountMinor
        }
        taxBase {
          amountMinor
        }
        fee {
          amountMinor
        }
        feeBase {
          amountMinor
        }
        processor {
          amountMinor
        }
        refunded {
          amountMinor
        }
        recoups {
          isSeller
          amount {
            amountMinor
          }
        }
        shares {
          isSeller
          bps
          amount {
            amountMinor
          }
        }
      }
    `,
    line,
  );
  const { currency } = data.unit;
  const of = ({ amountMinor }: { readonly amountMinor: string }) => BigInt(amountMinor);
  const said = (minor: bigint) => money({ amountMinor: String(minor), currency });
  const got = (isOwn: boolean) =>
    sumOf(
      [...data.recoups, ...data.shares]
        .filter(({ isSeller }) => isSeller === isOwn)
        .map(({ amount }) => of(amount)),
    );
  const [tax, shipping, promo, discount] = [
    of(data.tax),
    of(data.shipping),
    of(data.promo),
    of(data.discount),
  ];
  const place = new Intl.DisplayNames(i18n.locale, { type: "region" }).of(country) ?? country;
  const [taxRate, sendingRate, feeRate] = [rate(data.taxBps), rate(data.shippingTaxBps), rate(data.feeBps)];
  const [taxBase, feeBase] = [said(of(data.taxBase)), said(of(data.feeBase))];
  const [quantity, unit] = [data.quantity, said(of(data.unit))];
  const isSent = shipping > 0n && data.shippingTaxBps !== data.taxBps;
  const taxNote = isSent
    ? t`${taxRate} of the price and ${sendingRate} of the shipping, without the tax. It belongs to the tax office (${place}); we hand it on.`
    : t`${taxRate} of ${taxBase}. It belongs to the tax office (${place}); we hand it on.`;
  const others = got(false);
  const ownBps = data.shares.find(({ isSeller }) => isSeller)?.bps ?? 0;
  const ownRate = rate(ownBps);
  return (
    <section className="finances-card" aria-label={data.title}>
      <h2>{data.title}</h2>
      <table className="sale-table">
        <tbody>
          <MoneyRow
            label={t`Price`}
            amount={said(of(data.price))}
            note={quantity > 1 ? t`${quantity} × ${unit}` : null}
          />
          {discount > 0n && (
            <MoneyRow label={t`Discount`} amount={said(-discount)} note={t`Your coupon took it off.`} />
          )}
          {shipping > 0n && <MoneyRow label={t`Shipping`} amount={said(shipping)} />}
          {tax > 0n && !data.isTaxIncluded && <MoneyRow label={t`Tax on top`} amount={said(tax)} />}
          {promo > 0n && (
            <MoneyRow
              label={t`Paid by Levare`}
              amount={said(-promo)}
              note={t`We lowered the price at our own cost. You get your share of the full price.`}
            />
          )}
          <MoneyRow label={t`The buyer paid`} amount={said(of(data.charged))} isSum />
        </tbody>
        <tbody>
          {promo > 0n && <MoneyRow label={t`Added by Levare`} amount={said(promo)} />}
          {(tax > 0n || data.taxBps > 0) && (
            <MoneyRow label={data.isTaxIncluded ? t`Tax in it` : t`Tax`} amount={said(-tax)} note={taxNote} />
          )}
          <MoneyRow
            label={t`Levare's fee`}
            amount={said(-of(data.fee))}
            note={
              data.feeBps === 0
                ? t`Your plan had no fee when this was sold.`
                : t`${feeRate} of ${feeBase}: the price without discount, tax and shipping, by your plan when this was sold.`
            }
          />
          <MoneyRow
            label={t`Fee of the payment provider`}
            amount={isFeeKnown ? said(-of(data.processor)) : t`not known yet`}
            note={
              isFeeKnown
                ? t`What it keeps for the card payment, shared over everything that was bought at once. It does not come back with a refund.`
                : t`It says so within a few days; then it is taken off here.`
            }
          />
          {others > 0n && (
            <MoneyRow
              label={t`Shares of others`}
              amount={said(-others)}
              note={t`By the split sheet as it was when this was sold.`}
            />
          )}
          <MoneyRow
            label={t`Yours`}
            amount={said(got(true))}
            note={others > 0n ? t`${ownRate} of what is split.` : null}
            isSum
          />
        </tbody>
      </table>
      {of(data.refunded) > 0n && <RefundedNote amount={said(of(data.refunded))} />}
    </section>
  );
}

function RefundedNote({ amount }: { amount: string }) {
  const { t } = useLingui();
  return <p className="sale-refunded">{t`Of this the buyer got ${amount} back.`}</p>;
}
