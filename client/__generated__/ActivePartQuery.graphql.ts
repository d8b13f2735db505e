/**
 * @generated SignedSource<<62a4d632799d69422085d55cce395bf0>>
 * @relayHash 58639a0fcec9c583e0a13b79487bc1f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b56b88eaf2d0d52e4a765121137b9d62004eec33d9d83485150d0572c7c1081d

import type { ConcreteRequest } from 'relay-runtime';
export type AnalyticsRange = "DAYS_28" | "DAYS_365" | "DAYS_7" | "DAYS_90";
export type ActivePartQuery$variables = {
  range: AnalyticsRange;
};
export type ActivePartQuery$data = {
  readonly admin: {
    readonly analytics: {
      readonly activePeople: ReadonlyArray<{
        readonly day: string;
        readonly people: number;
      }>;
    };
  };
};
export type ActivePartQuery = {
  response: ActivePartQuery$data;
  variables: ActivePartQuery$variables;
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
      "concreteType": "ActiveDay",
      "kind": "LinkedField",
      "name": "activePeople",
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
          "name": "people",
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
    "name": "ActivePartQuery",
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
    "name": "ActivePartQuery",
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
    "id": "b56b88eaf2d0d52e4a765121137b9d62004eec33d9d83485150d0572c7c1081d",
    "metadata": {},
    "name": "ActivePartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d90e895181cffa59cac8a3c3b5c26634";

export default node;
