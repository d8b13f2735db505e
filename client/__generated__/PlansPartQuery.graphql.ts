/**
 * @generated SignedSource<<f877118c94182810b5e482f95e833e0e>>
 * @relayHash 270abce49e7cf07092965fd6708b50f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3b67fcb89e9cdd32e23584fb1ab29cc60f755ebbd8528c17e219537c3b417fd

import type { ConcreteRequest } from 'relay-runtime';
export type Tier = "enterprise" | "free" | "pro" | "trial";
export type PlansPartQuery$variables = Record<PropertyKey, never>;
export type PlansPartQuery$data = {
  readonly admin: {
    readonly plans: ReadonlyArray<{
      readonly artists: number;
      readonly fans: number;
      readonly tier: Tier;
    }>;
  };
};
export type PlansPartQuery = {
  response: PlansPartQuery$data;
  variables: PlansPartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "PlanCount",
  "kind": "LinkedField",
  "name": "plans",
  "plural": true,
  "selections": [
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
      "name": "fans",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "artists",
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
    "name": "PlansPartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
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
    "name": "PlansPartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
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
    "id": "f3b67fcb89e9cdd32e23584fb1ab29cc60f755ebbd8528c17e219537c3b417fd",
    "metadata": {},
    "name": "PlansPartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2a811136cf8d1284d379062f585091cb";

export default node;
