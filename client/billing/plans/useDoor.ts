import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay";
import type { PriceKey } from "../../../domain/billing/priceTiers.ts";
import type { useDoorCheckoutMutation } from "../../__generated__/useDoorCheckoutMutation.graphql.ts";
import type {
  PortalFlow,
  SubscriptionKind,
  useDoorPortalMutation,
} from "../../__generated__/useDoorPortalMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { RequestFailed } from "../../app/RequestFailed.ts";
import { refusalIn, useRefusal } from "../../i18n/useRefusal.ts";
import { leaveFor } from "./leaveFor.ts";

/** The ways from here to the payment provider's own pages. */
export interface Door {
  /** What is being opened: a price, or a place in the portal (`placeOf`); null while nothing is. */
  opening: string | null;
  /** Why it could not be opened. It stays until it is tried again (SPEC.md section 4, Checkout). */
  failure: string | null;
  buy: (price: PriceKey) => void;
  manage: (kind: SubscriptionKind, flow: PortalFlow, price?: PriceKey) => void;
}

/** Names what a button opens, so that the one that was pressed shows it. */
export function placeOf(kind: SubscriptionKind, flow: PortalFlow): string {
  return `${kind} ${flow}`;
}

/** Opens the checkout and the customer portal: loading, then away; what fails is told where one stands. */
export function useDoor(): Door {
  const { t } = useLingui();
  const said = useRefusal();
  const [opening, setOpening] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const startCheckout = useCommit<useDoorCheckoutMutation>(graphql`
    mutation useDoorCheckoutMutation($priceKey: String!) {
      startCheckout(input: { priceKey: $priceKey }) {
        __typename
        ... on StartCheckoutPayload {
          url
        }
        ... on UserError {
          code
          params
          message
        }
      }
    }
  `);
  const openPortal = useCommit<useDoorPortalMutation>(graphql`
    mutation useDoorPortalMutation($kind: SubscriptionKind!, $flow: PortalFlow!, $priceKey: String) {
      openPortal(input: { kind: $kind, flow: $flow, priceKey: $priceKey }) {
        __typename
        ... on OpenPortalPayload {
          url
        }
        ... on UserError {
          code
          params
          message
        }
      }
    }
  `);

  async function open(what: string, ask: () => Promise<object>) {
    setOpening(what);
    setFailure(null);
    try {
      const answer = await ask();
      const { url } = answer as { url?: string };
      if (url === undefined) setFailure(said(refusalIn(answer)));
      else if (!url) setFailure(t`No checkout URL returned`);
      // The button keeps turning until the browser is gone.
      else return leaveFor(url);
    } catch (error) {
      setFailure(
        error instanceof RequestFailed && error.code === "OFFLINE"
          ? said(error.told)
          : t`An unexpected error occurred while creating the checkout session`,
      );
    }
    setOpening(null);
  }

  return {
    opening,
    failure,
    buy: (priceKey) => void open(priceKey, async () => (await startCheckout({ priceKey })).startCheckout),
    manage: (kind, flow, priceKey) =>
      void open(
        priceKey ?? placeOf(kind, flow),
        async () => (await openPortal({ kind, flow, priceKey })).openPortal,
      ),
  };
}
