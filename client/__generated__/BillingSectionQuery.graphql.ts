/**
 * @generated SignedSource<<c91f5dd11d099131ca11083789852334>>
 * @relayHash 396ed02a953a0fb8cdce3b5c1ad58187
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 707088a455c60a377ed77d41ce57993ea29129aa6edadc5ee087ccb68dcf42f8

import type { ConcreteRequest } from 'relay-runtime';
export type SubscriptionKind = "fan" | "studio";
export type SubscriptionStatus = "active" | "canceled" | "past_due" | "trialing";
export type Tier = "enterprise" | "free" | "pro" | "trial";
export type BillingSectionQuery$variables = Record<PropertyKey, never>;
export type BillingSectionQuery$data = {
  readonly viewer: {
    readonly subscriptions: ReadonlyArray<{
      readonly cancelAtPeriodEnd: boolean;
      readonly currentPeriodEnd: number | null | undefined;
      readonly kind: SubscriptionKind;
      readonly paymentMethodBrand: string | null | undefined;
      readonly paymentMethodLast4: string | null | undefined;
      readonly priceKey: string | null | undefined;
      readonly status: SubscriptionStatus;
      readonly tier: Tier | null | undefined;
    }>;
  } | null | undefined;
};
export type BillingSectionQuery = {
  response: BillingSectionQuery$data;
  variables: BillingSectionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "PersonSubscription",
  "kind": "LinkedField",
  "name": "subscriptions",
  "plural": true,
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
      "name": "tier",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethodBrand",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethodLast4",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BillingSectionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BillingSectionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "707088a455c60a377ed77d41ce57993ea29129aa6edadc5ee087ccb68dcf42f8",
    "metadata": {},
    "name": "BillingSectionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1e34d1b6748b74ffcf04d9ad05518a34";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
