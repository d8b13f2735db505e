/**
 * @generated SignedSource<<183485a818142f45fc31eb8b1f3a556c>>
 * @relayHash e5b12517f4b2507e3c602ae9c57b97cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 923ea16a78724c379e8d84f559b91b6f8c83c5653cd5a6c30ad799fcab9fdb93

import type { ConcreteRequest } from 'relay-runtime';
export type AnalyticsRange = "DAYS_28" | "DAYS_365" | "DAYS_7" | "DAYS_90";
export type MissedPartQuery$variables = {
  range: AnalyticsRange;
};
export type MissedPartQuery$data = {
  readonly admin: {
    readonly analytics: {
      readonly missedSearches: ReadonlyArray<{
        readonly lastDay: string;
        readonly searches: number;
        readonly term: string;
      }>;
    };
  };
};
export type MissedPartQuery = {
  response: MissedPartQuery$data;
  variables: MissedPartQuery$variables;
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
      "concreteType": "MissedSearch",
      "kind": "LinkedField",
      "name": "missedSearches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "term",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "searches",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastDay",
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
    "name": "MissedPartQuery",
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
    "name": "MissedPartQuery",
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
    "id": "923ea16a78724c379e8d84f559b91b6f8c83c5653cd5a6c30ad799fcab9fdb93",
    "metadata": {},
    "name": "MissedPartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1f40c1d7e05a060d249cb5a49fa84346";

export default node;
