import { useLingui } from "@lingui/react/macro";
import { Alert, Group } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { offerOfPrice } from "../../../domain/billing/offers.ts";
import { formatMoney } from "../../../domain/money/formatMoney.ts";
import type { CurrentPlan_subscription$key } from "../../__generated__/CurrentPlan_subscription.graphql.ts";
import { OnlineButton } from "../../ui/OnlineButton.tsx";
import { type Door, placeOf } from "./useDoor.ts";
import { useOfferLabels } from "./useOfferLabels.ts";

interface Props {
  subscription: CurrentPlan_subscription$key;
  door: Door;
}

/** What one pays now, until when, and what can be done about it. */
export function CurrentPlan({ subscription, door }: Props) {
  const { t, i18n } = useLingui();
  const { kind, status, priceKey, currentPeriodEnd, cancelAtPeriodEnd } = useFragment(
    graphql`
      fragment CurrentPlan_subscription on PersonSubscription {
        kind
        status
        priceKey
        currentPeriodEnd
        cancelAtPeriodEnd
      }
    `,
    subscription,
  );
  const words = useOfferLabels();
  const offer = offerOfPrice(priceKey ?? null);
  if (!offer) return null;
  const plan = words[offer.name].name;
  const until =
    currentPeriodEnd == null ? "" : i18n.date(new Date(currentPeriodEnd * 1000), { dateStyle: "long" });
  const amount = formatMoney(offer.amountMinor, offer.currency, i18n.locale);
  if (status === "canceled")
    return (
      <Alert color="amber" title={t`Your ${plan} plan has ended`}>
        {t`Your account works like a free one now. Nothing was deleted: choose a plan to go on.`}
      </Alert>
    );
  if (status === "past_due")
    return (
      <Alert color="red" title={t`The last payment for ${plan} failed`}>
        <p className="plans-says">
          {t`Until it is paid your account works like a free one. Nothing was deleted. Change the card or pay the open invoice, and everything is back at once.`}
        </p>
        <Group>
          <Manage door={door} kind={kind} flow="CARD">{t`Change card`}</Manage>
          <Manage door={door} kind={kind} flow="HOME">{t`Invoices`}</Manage>
        </Group>
      </Alert>
    );
  return (
    <section className="plans-current" aria-label={t`Your plan`}>
      <div>
        <h2>{plan}</h2>
        <p className="plans-says">
          {cancelAtPeriodEnd
            ? t`Canceled. It runs until ${until}, and nothing is charged after that.`
            : t`${amount} is charged next on ${until}.`}
        </p>
      </div>
      <Group>
        <Manage door={door} kind={kind} flow="CARD">{t`Change card`}</Manage>
        <Manage door={door} kind={kind} flow="HOME">{t`Invoices`}</Manage>
        {cancelAtPeriodEnd ? (
          <Manage door={door} kind={kind} flow="RESUME">{t`Resume plan`}</Manage>
        ) : (
          <Manage door={door} kind={kind} flow="CANCEL">{t`Cancel plan`}</Manage>
        )}
      </Group>
    </section>
  );
}

interface ManageProps {
  door: Door;
  kind: Parameters<Door["manage"]>[0];
  flow: Parameters<Door["manage"]>[1];
  children: string;
}

function Manage({ door, kind, flow, children }: ManageProps) {
  const place = placeOf(kind, flow);
  return (
    <OnlineButton
      variant="default"
      loading={door.opening === place}
      disabled={door.opening !== null && door.opening !== place}
      onClick={() => door.manage(kind, flow)}
    >
      {children}
    </OnlineButton>
  );
}
