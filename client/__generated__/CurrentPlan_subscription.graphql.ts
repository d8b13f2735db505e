/**
 * @generated SignedSource<<94e4020a66489ca81e4e51bb527387eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionKind = "fan" | "studio";
export type SubscriptionStatus = "active" | "canceled" | "past_due" | "trialing";
import type { FragmentRefs } from "relay-runtime";
export type CurrentPlan_subscription$data = {
  readonly cancelAtPeriodEnd: boolean;
  readonly currentPeriodEnd: number | null | undefined;
  readonly kind: SubscriptionKind;
  readonly priceKey: string | null | undefined;
  readonly status: SubscriptionStatus;
  readonly " $fragmentType": "CurrentPlan_subscription";
};
export type CurrentPlan_subscription$key = {
  readonly " $data"?: CurrentPlan_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"CurrentPlan_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CurrentPlan_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentPeriodEnd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelAtPeriodEnd",
      "storageKey": null
    }
  ],
  "type": "PersonSubscription",
  "abstractKey": null
};

(node as any).hash = "0c51b154cffe63ba0c6033d9b9b9953d";

export default node;
