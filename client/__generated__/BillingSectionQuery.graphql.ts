/**
 * @generated SignedSource<<fc3bcee01e939d262da1108bfdfd8dbe>>
 * @relayHash 16401cffefe6362fd930c5dc9c4b283c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 881b158a55e05fb353e9f5c372730602c40404fa9d751dc81e5762acec99c042

import type { ConcreteRequest } from 'relay-runtime';
export type SubscriptionStatus = "active" | "canceled" | "past_due" | "trialing";
export type BillingSectionQuery$variables = Record<PropertyKey, never>;
export type BillingSectionQuery$data = {
  readonly viewer: {
    readonly subscription: {
      readonly cancelAtPeriodEnd: boolean;
      readonly currentPeriodEnd: string | null | undefined;
      readonly paymentMethodBrand: string | null | undefined;
      readonly paymentMethodLast4: string | null | undefined;
      readonly priceKey: string | null | undefined;
      readonly status: SubscriptionStatus;
    } | null | undefined;
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
  "name": "subscription",
  "plural": false,
  "selections": [
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
    "id": "881b158a55e05fb353e9f5c372730602c40404fa9d751dc81e5762acec99c042",
    "metadata": {},
    "name": "BillingSectionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bafbdde06b2a4b712c94b4cbbb0c3112";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
