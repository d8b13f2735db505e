import { useLingui } from "@lingui/react/macro";
import { Alert, SegmentedControl, Text } from "@mantine/core";
import { useState } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import {
  OFFER_NAMES,
  OFFERS,
  offerAsked,
  offerOfPrice,
  type PayInterval,
} from "../../../domain/billing/offers.ts";
import type { SubscriptionKind } from "../../../domain/billing/plans.ts";
import { payingFor, standingOf } from "../../../domain/billing/standing.ts";
import type { SubscriptionScreenQuery } from "../../__generated__/SubscriptionScreenQuery.graphql.ts";
import { useMode } from "../../app/mode.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { useViewer } from "../../app/viewer.ts";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { CurrentPlan } from "./CurrentPlan.tsx";
import { OfferCard } from "./OfferCard.tsx";
import { OfferTable } from "./OfferTable.tsx";
import { PlanQuestions } from "./PlanQuestions.tsx";
import { TestMode } from "./TestMode.tsx";
import { useDoor } from "./useDoor.ts";
import { useReturn } from "./useReturn.ts";
import "./plans.css";

const SIDES = { studio: "artist", fan: "fan" } as const;

/** /subscription: the plans of one's side, what one has of them, and the way to the checkout (SPEC.md section 2). */
export function SubscriptionScreen() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const isAsking = useReturn(query.get("portal") === "back");
  const { mode, isDual } = useMode();
  const { payments, viewer } = useScreenQuery<SubscriptionScreenQuery>(graphql`
    query SubscriptionScreenQuery @preloadable {
      payments
      viewer {
        ownTier
        subscriptions {
          kind
          status
          priceKey
          ...CurrentPlan_subscription
        }
      }
    }
  `);
  const door = useDoor();
  const { capabilities } = useViewer();
  const wanted = offerAsked(query.get("plan"));
  // A studio's plan is of no use to whoever has no studio.
  const asked = wanted && capabilities.includes(SIDES[OFFERS[wanted.name].kind]) ? wanted : null;
  const subscriptions = viewer?.subscriptions ?? [];
  const held = { ownTier: viewer?.ownTier ?? "free", subscriptions };
  const [kind, setKind] = useState<SubscriptionKind>(
    asked ? OFFERS[asked.name].kind : mode === "fan" ? "fan" : "studio",
  );
  const [chosen, setInterval] = useState<PayInterval | null>(asked?.interval ?? null);
  const interval = chosen ?? payingFor(kind, held)?.interval ?? "month";
  const names = OFFER_NAMES.filter((name) => OFFERS[name].kind === kind);
  const current = subscriptions.find(
    (each) => each.kind === kind && offerOfPrice(each.priceKey ?? null) !== null,
  );
  return (
    <div className="plans">
      <header className="plans-head">
        <PageTitle title={t`Subscription`} />
        {isDual && (
          <SegmentedControl
            aria-label={t`Side`}
            value={kind}
            onChange={(next) => setKind(next as SubscriptionKind)}
            data={[
              { value: "studio", label: t`For artists` },
              { value: "fan", label: t`For fans` },
            ]}
          />
        )}
      </header>
      {query.get("checkout") === "canceled" && (
        <Alert role="status">{t`Checkout canceled. Nothing was charged.`}</Alert>
      )}
      <TestMode payments={payments} />
      {door.failure && (
        <Alert color="red" role="alert">
          {door.failure}
        </Alert>
      )}
      {isAsking && <Text role="status">{t`Looking up your plan…`}</Text>}
      {current && <CurrentPlan key={kind} subscription={current} door={door} />}
      <div className="plans-interval">
        <SegmentedControl
          aria-label={t`Pay by`}
          value={interval}
          onChange={(next) => setInterval(next as PayInterval)}
          data={[
            { value: "month", label: t`Monthly` },
            { value: "year", label: t`Yearly` },
          ]}
        />
      </div>
      <section className="plans-cards" data-count={names.length} aria-label={t`Plans`}>
        {names.map((name) => {
          const key = OFFERS[name].price?.keys[interval] ?? null;
          return (
            <OfferCard
              key={name}
              name={name}
              interval={interval}
              standing={standingOf(name, interval, held)}
              isAsked={asked?.name === name}
              isOpening={key !== null && door.opening === key}
              isLocked={door.opening !== null || payments === "off"}
              onBuy={door.buy}
              onChange={(price) => door.manage(kind, "CHANGE", price)}
            />
          );
        })}
      </section>
      <section aria-labelledby="plans-compared">
        <h2 id="plans-compared">{t`Compare the plans`}</h2>
        <OfferTable names={names} />
      </section>
      <PlanQuestions kind={kind} />
    </div>
  );
}
