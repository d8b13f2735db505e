/**
 * @generated SignedSource<<b8d2d4dbe3300ffc0f57d68a37768ebf>>
 * @relayHash db2e25453d5c82762377560de7ec8a79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d939937ca88f8d8b35939e0b403fd42e7a6a353d06111eac046e0b90c8c7fb18

import type { ConcreteRequest } from 'relay-runtime';
export type AnalyticsRange = "DAYS_28" | "DAYS_365" | "DAYS_7" | "DAYS_90";
export type SignUpsPartQuery$variables = {
  range: AnalyticsRange;
};
export type SignUpsPartQuery$data = {
  readonly admin: {
    readonly analytics: {
      readonly signUps: ReadonlyArray<{
        readonly artists: number;
        readonly day: string;
        readonly fans: number;
      }>;
    };
  };
};
export type SignUpsPartQuery = {
  response: SignUpsPartQuery$data;
  variables: SignUpsPartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "range"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "range",
      "variableName": "range"
    }
  ],
  "concreteType": "PlatformAnalytics",
  "kind": "LinkedField",
  "name": "analytics",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SignUpDay",
      "kind": "LinkedField",
      "name": "signUps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SignUpsPartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SignUpsPartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    "id": "d939937ca88f8d8b35939e0b403fd42e7a6a353d06111eac046e0b90c8c7fb18",
    "metadata": {},
    "name": "SignUpsPartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7d03bfc4c6f113aa3eb52f9f1f7122df";

export default node;
