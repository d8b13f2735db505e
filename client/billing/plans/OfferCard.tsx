import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { OFFERS, type OfferName, type PayInterval, renewsAt } from "../../../domain/billing/offers.ts";
import { YEARLY_SAVING } from "../../../domain/billing/prices.ts";
import type { PriceKey } from "../../../domain/billing/priceTiers.ts";
import type { Standing } from "../../../domain/billing/standing.ts";
import { formatMoney } from "../../../domain/money/formatMoney.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import { OnlineButton } from "../../ui/OnlineButton.tsx";
import { useOfferLabels } from "./useOfferLabels.ts";

interface Props {
  name: OfferName;
  interval: PayInterval;
  standing: Standing;
  /** It is what one came for. */
  isAsked: boolean;
  isOpening: boolean;
  /** Nothing can be bought: another checkout is being opened, or this installation sells nothing. */
  isLocked: boolean;
  onBuy: (price: PriceKey) => void;
  onChange: (price: PriceKey) => void;
}

/** One plan: what it costs, what it gives, and what is charged and when before one leaves for the checkout. */
export function OfferCard({
  name,
  interval,
  standing,
  isAsked,
  isOpening,
  isLocked,
  onBuy,
  onChange,
}: Props) {
  const { t } = useLingui();
  const heading = useId();
  const terms = useId();
  const words = useOfferLabels()[name];
  const { price } = OFFERS[name];
  const plan = words.name;
  return (
    <article className="plans-card" data-asked={isAsked || undefined} aria-labelledby={heading}>
      <h3 id={heading}>
        {words.name} {standing === "current" && <Badge component="span">{t`Your plan`}</Badge>}
      </h3>
      <p className="plans-lead">{words.lead}</p>
      <Price name={name} interval={interval} />
      <ul>
        {words.includes.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {price && standing === "buy" && (
        <Action
          terms={terms}
          says={
            <Charge amountMinor={amountOf(price, interval)} currency={price.currency} interval={interval} />
          }
        >
          <OnlineButton
            fullWidth
            variant={isAsked || name !== "label" ? "filled" : "default"}
            loading={isOpening}
            disabled={isLocked && !isOpening}
            aria-describedby={terms}
            onClick={() => onBuy(price.keys[interval])}
          >
            {t`Choose ${plan}`}
          </OnlineButton>
        </Action>
      )}
      {price && standing === "change" && (
        <Action
          terms={terms}
          says={t`The rest of what you have paid is taken off. You see the exact amount before you confirm.`}
        >
          <OnlineButton
            fullWidth
            variant="default"
            loading={isOpening}
            disabled={isLocked && !isOpening}
            aria-describedby={terms}
            onClick={() => onChange(price.keys[interval])}
          >
            {t`Change to ${plan}`}
          </OnlineButton>
        </Action>
      )}
      {standing === "included" && <p className="plans-terms">{t`Part of your studio's plan.`}</p>}
    </article>
  );
}

function Action({ terms, says, children }: { terms: string; says: ReactNode; children: ReactNode }) {
  return (
    <div className="plans-action">
      {children}
      <p className="plans-terms" id={terms}>
        {says}
      </p>
    </div>
  );
}

function Price({ name, interval }: { name: OfferName; interval: PayInterval }) {
  const { t, i18n } = useLingui();
  const said = useRefusal();
  const { price } = OFFERS[name];
  if (!price) return <p className="plans-price">{formatMoney(0, "USD", i18n.locale)}</p>;
  return (
    <p className="plans-price">
      {formatMoney(amountOf(price, interval), price.currency, i18n.locale)}{" "}
      <small>{interval === "year" ? t`a year` : t`a month`}</small>{" "}
      {interval === "year" && <Badge component="span">{said(YEARLY_SAVING)}</Badge>}
      <small className="plans-tax">{t`plus tax where it applies`}</small>
    </p>
  );
}

interface ChargeProps {
  amountMinor: number;
  currency: string;
  interval: PayInterval;
}

/** What is taken today and when again. */
function Charge({ amountMinor, currency, interval }: ChargeProps) {
  const { i18n } = useLingui();
  const amount = formatMoney(amountMinor, currency, i18n.locale);
  const again = i18n.date(renewsAt(new Date(), interval), { dateStyle: "long", timeZone: "UTC" });
  return (
    <Trans>
      You pay {amount} today and again on {again}, until you cancel. Taxes, where they apply, are shown before
      you pay.
    </Trans>
  );
}

function amountOf(price: { monthlyMinor: number; yearlyMinor: number }, interval: PayInterval): number {
  return interval === "year" ? price.yearlyMinor : price.monthlyMinor;
}
