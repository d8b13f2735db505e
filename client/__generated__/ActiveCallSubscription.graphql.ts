/**
 * @generated SignedSource<<f9aef95679a69263a2bb88da1f3c21ab>>
 * @relayHash f44a0f69c92d896161c349755d1c4ed0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80cd0958e2c1a719d80815c9db3e7612729d9658ba0abd24370c1248b6e131c7

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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AiAgent",
                    "kind": "LinkedField",
                    "name": "agent",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "slug",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
                      (v0/*:: as any*/)
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "80cd0958e2c1a719d80815c9db3e7612729d9658ba0abd24370c1248b6e131c7",
    "metadata": {},
    "name": "ActiveCallSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e68afcb363b05ebb2df0282507004041";

export default node;
