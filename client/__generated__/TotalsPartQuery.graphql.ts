/**
 * @generated SignedSource<<d5af265c0c494dfde8a194495683be1c>>
 * @relayHash dd34138f4d54cb27ae51489bfe12bacf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da58d476d16609c7094bb9fec0cf9735e948716a00a1af1a31174958d6014e15

import type { ConcreteRequest } from 'relay-runtime';
export type AnalyticsRange = "DAYS_28" | "DAYS_365" | "DAYS_7" | "DAYS_90";
export type TotalsPartQuery$variables = {
  range: AnalyticsRange;
};
export type TotalsPartQuery$data = {
  readonly admin: {
    readonly analytics: {
      readonly firstDay: string;
      readonly lastDay: string;
      readonly timeZone: string;
      readonly totals: {
        readonly before: {
          readonly activeDays: number;
          readonly missedSearches: number | null | undefined;
          readonly signUps: number;
          readonly tracks: number;
          readonly trialsConverted: number;
          readonly trialsEnded: number;
          readonly workspaces: number;
        };
        readonly now: {
          readonly activeDays: number;
          readonly missedSearches: number | null | undefined;
          readonly signUps: number;
          readonly tracks: number;
          readonly trialsConverted: number;
          readonly trialsEnded: number;
          readonly workspaces: number;
        };
      };
    };
  };
};
export type TotalsPartQuery = {
  response: TotalsPartQuery$data;
  variables: TotalsPartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "range"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "signUps",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "activeDays",
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
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "trialsEnded",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "trialsConverted",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "missedSearches",
    "storageKey": null
  }
],
v2 = {
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
      "kind": "ScalarField",
      "name": "firstDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsComparison",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AnalyticsTotals",
          "kind": "LinkedField",
          "name": "now",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AnalyticsTotals",
          "kind": "LinkedField",
          "name": "before",
          "plural": false,
          "selections": (v1/*:: as any*/),
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
    "name": "TotalsPartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "TotalsPartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "da58d476d16609c7094bb9fec0cf9735e948716a00a1af1a31174958d6014e15",
    "metadata": {},
    "name": "TotalsPartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f12c9a8639673adeecdba3b4667cc7dc";

export default node;
