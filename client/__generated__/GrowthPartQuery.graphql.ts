/**
 * @generated SignedSource<<db6eaf41689721760b9ea5d2f0882f1d>>
 * @relayHash 4c0338fd2045e882b1cfd749697c6aae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afb37605b35a0593ee2a7487add6142c10e3ff45775ca73b7cbf0f9e41637045

import type { ConcreteRequest } from 'relay-runtime';
export type AnalyticsRange = "DAYS_28" | "DAYS_365" | "DAYS_7" | "DAYS_90";
export type GrowthPartQuery$variables = {
  range: AnalyticsRange;
};
export type GrowthPartQuery$data = {
  readonly admin: {
    readonly analytics: {
      readonly growth: ReadonlyArray<{
        readonly day: string;
        readonly tracks: number;
        readonly workspaces: number;
      }>;
    };
  };
};
export type GrowthPartQuery = {
  response: GrowthPartQuery$data;
  variables: GrowthPartQuery$variables;
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
      "concreteType": "GrowthDay",
      "kind": "LinkedField",
      "name": "growth",
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
          "name": "workspaces",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tracks",
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
    "name": "GrowthPartQuery",
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
    "name": "GrowthPartQuery",
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
    "id": "afb37605b35a0593ee2a7487add6142c10e3ff45775ca73b7cbf0f9e41637045",
    "metadata": {},
    "name": "GrowthPartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "eeb1e953de6942b888209f3fef3e47f3";

export default node;
