import { Trans, useLingui } from "@lingui/react/macro";
import { Badge, Button } from "@mantine/core";
import { useNavigate } from "react-router";
import { TRIAL_DAYS, TRIAL_TRACK_LIMIT } from "../../domain/billing/plans.ts";
import { LABEL_PRICE, type PlanPrice, PRO_PRICE, YEARLY_SAVING } from "../../domain/billing/prices.ts";
import { formatMoney } from "../../domain/money/formatMoney.ts";
import { forgetPendingPlan, keepPendingPlan } from "../accounts/pendingPlace.ts";
import { useFeeLine } from "../billing/useFeeLine.ts";
import { useRefusal } from "../i18n/useRefusal.ts";

/** What a studio costs, from the same table that the checkout reads. */
export function ArtistPlans() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { line } = useFeeLine();
  const price = (minor: number) => formatMoney(minor, "USD", i18n.locale);

  function handleChoose(plan: string | null) {
    if (plan === null) forgetPendingPlan();
    else keepPendingPlan(plan);
    void navigate("/auth?type=artist");
  }

  return (
    <section className="landing-plans" aria-labelledby="artist-plans">
      <h2 id="artist-plans">{t`Prices without small print`}</h2>
      <div className="landing-plan-row" data-count="3">
        <article className="landing-plan">
          <h3>{t`Starter`}</h3>
          <p className="landing-price">
            {price(0)} <small>{t`for ${TRIAL_DAYS} days`}</small>
          </p>
          <p className="landing-price-year">{t`No credit card.`}</p>
          <ul>
            <li>{t`Every tool of the studio`}</li>
            <li>{t`${TRIAL_TRACK_LIMIT} track uploads`}</li>
            <li>{line("trial")}</li>
          </ul>
          <Button fullWidth onClick={() => handleChoose(null)}>
            {t`Start 30-Day Free Trial`}
          </Button>
        </article>
        <article className="landing-plan" data-featured>
          <h3>{t`Pro Artist`}</h3>
          <Price plan={PRO_PRICE} />
          <ul>
            <li>{t`Unlimited track uploads`}</li>
            <li>{line("pro")}</li>
            <li>{t`Planner, pricing, payouts`}</li>
          </ul>
          <Button fullWidth variant="default" onClick={() => handleChoose("pro")}>
            {t`Choose Pro Artist`}
          </Button>
        </article>
        <article className="landing-plan">
          <h3>{t`Indee Label`}</h3>
          <Price plan={LABEL_PRICE} />
          <ul>
            <li>{t`Everything in Pro Artist`}</li>
            <li>{t`Several artists and workspaces`}</li>
            <li>{t`Taxes of your sales, year by year`}</li>
          </ul>
          <Button fullWidth variant="default" onClick={() => handleChoose("enterprise")}>
            {t`Choose Indee Label`}
          </Button>
        </article>
      </div>
      <p className="landing-quiet">{t`Whatever you choose, you begin with the free trial.`}</p>
    </section>
  );
}

function Price({ plan }: { plan: PlanPrice }) {
  const { t, i18n } = useLingui();
  const said = useRefusal();
  const price = (minor: number) => formatMoney(minor, plan.currency, i18n.locale);
  return (
    <>
      <p className="landing-price">
        {price(plan.monthlyMinor)} <small>{t`a month`}</small>
      </p>
      <p className="landing-price-year">
        <Trans>or {price(plan.yearlyMinor)} a year</Trans>{" "}
        <Badge component="span" size="lg">
          {said(YEARLY_SAVING)}
        </Badge>
      </p>
    </>
  );
}
