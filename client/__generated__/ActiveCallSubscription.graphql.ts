/**
 * @generated SignedSource<<527c759ff16105b76530f35846b14d4e>>
 * @relayHash 33dbaf4a5517d66596bb36af054ce660
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f2be1a6b10ad0d2128e1949741d2c4e217bce86914da781884f14856a12c9ad

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhoneCallStatus = "completed" | "initiated" | "missed";
export type ActiveCallSubscription$variables = Record<PropertyKey, never>;
export type ActiveCallSubscription$data = {
  readonly phoneCallChanged: {
    readonly call: {
      readonly durationSeconds: number;
      readonly id: string;
      readonly status: PhoneCallStatus;
    };
    readonly viewer: {
      readonly activeCall: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"CallBanner_call">;
      } | null | undefined;
      readonly id: string;
    };
  };
};
export type ActiveCallSubscription = {
  response: ActiveCallSubscription$data;
  variables: ActiveCallSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "PhoneCall",
  "kind": "LinkedField",
  "name": "call",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
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
      "name": "durationSeconds",
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
    "name": "ActiveCallSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PhoneCallChange",
        "kind": "LinkedField",
        "name": "phoneCallChanged",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
                "concreteType": "PhoneCall",
                "kind": "LinkedField",
                "name": "activeCall",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CallBanner_call"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ActiveCallSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PhoneCallChange",
        "kind": "LinkedField",
        "name": "phoneCallChanged",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
                "concreteType": "PhoneCall",
                "kind": "LinkedField",
                "name": "activeCall",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "toNumber",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "extension",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "elapsedMs",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isPractice",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2f2be1a6b10ad0d2128e1949741d2c4e217bce86914da781884f14856a12c9ad",
    "metadata": {},
    "name": "ActiveCallSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e68afcb363b05ebb2df0282507004041";

export default node;
