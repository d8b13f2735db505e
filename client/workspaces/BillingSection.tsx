import { Plural, useLingui } from "@lingui/react/macro";
import { Badge, Button, Text } from "@mantine/core";
import { graphql } from "react-relay";
import { Link, useSearchParams } from "react-router";
import { planBadge, type SubscriptionStatus } from "../../domain/billing/plans.ts";
import { trialDaysLeft } from "../../domain/billing/trial.ts";
import type {
  BillingSectionQuery,
  BillingSectionQuery$data,
} from "../__generated__/BillingSectionQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { useViewer } from "../app/viewer.ts";
import { useReturn } from "../billing/plans/useReturn.ts";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import "./workspaces.css";

type Subscription = NonNullable<BillingSectionQuery$data["viewer"]>["subscriptions"][number];

/** The plan that counts, and what the payment provider last said of it. Nothing here is guessed. */
export function BillingSection() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const isAsking = useReturn(query.get("checkout") === "success");
  const { tier, role, trialEndsAt } = useViewer();
  const { viewer } = useScreenQuery<BillingSectionQuery>(graphql`
    query BillingSectionQuery @preloadable {
      viewer {
        subscriptions {
          kind
          status
          tier
          priceKey
          currentPeriodEnd
          cancelAtPeriodEnd
          paymentMethodBrand
          paymentMethodLast4
        }
      }
    }
  `);
  const subscriptions = viewer?.subscriptions ?? [];
  const days = tier === "trial" && trialEndsAt ? trialDaysLeft(new Date(trialEndsAt), new Date()) : null;
  return (
    <SettingsCard title={t`Your plan`}>
      <Badge size="lg" radius="sm" className="settings-start">
        {planBadge(tier, role, trialEndsAt != null) ?? t`FREE`}
      </Badge>
      {isAsking && <Text role="status">{t`Looking up your plan…`}</Text>}
      {days !== null && (
        <Text>
          <Plural value={days} one="# day of the trial left" other="# days of the trial left" />
        </Text>
      )}
      {subscriptions.map((subscription) => (
        <Terms key={subscription.kind} subscription={subscription} />
      ))}
      {subscriptions.length === 0 && (
        <Text c="dimmed">{t`There is no subscription, and no card is kept.`}</Text>
      )}
      <Button component={Link} to="/subscription" className="settings-start">
        {t`Manage plan`}
      </Button>
    </SettingsCard>
  );
}

function Terms({ subscription }: { subscription: Subscription }) {
  const { t, i18n } = useLingui();
  const { status, priceKey, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const { paymentMethodBrand: brand, paymentMethodLast4: last4 } = subscription;
  const states: Record<SubscriptionStatus, string> = {
    active: t`Active`,
    trialing: t`On trial`,
    past_due: t`Payment is overdue`,
    canceled: t`Canceled`,
  };
  const end = currentPeriodEnd != null && i18n.date(new Date(currentPeriodEnd * 1000), { dateStyle: "long" });
  const endName = cancelAtPeriodEnd || status === "canceled" ? t`Ends on` : t`Renews on`;
  const isYearly = priceKey?.endsWith("_yearly");
  const terms: [string, string | false | null | undefined][] = [
    [t`Plan`, planOf(subscription)],
    [t`State`, states[status as SubscriptionStatus]],
    [t`Paid`, priceKey && (isYearly ? t`every year` : t`every month`)],
    [endName, end],
    [t`Card`, brand && last4 && t`${cardName(brand)} ending in ${last4}`],
  ];
  return (
    <>
      <dl className="workspaces-terms">
        {terms.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {cancelAtPeriodEnd && status !== "canceled" && (
        <Text>{t`The plan is canceled and runs until the end of the paid period.`}</Text>
      )}
    </>
  );
}

/** The plan by its name, which is the same in all languages. */
function planOf({ kind, tier }: Subscription): string | null {
  if (kind === "fan") return "Fan Pro";
  return tier === "enterprise" ? "Indee Label" : tier === "pro" ? "Pro Artist" : null;
}

/** The provider writes brands in small letters. */
function cardName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}
