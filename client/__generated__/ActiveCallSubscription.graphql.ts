/**
 * @generated SignedSource<<4fc52aa87b9ddd1a9c779a698f061c16>>
 * @relayHash 39afb97ff41d5b3631bf56c82a7ffb8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4abc19b44b517798d528931a8225aa342f4b3fc6714da102f36b0eb556864127

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
    "id": "4abc19b44b517798d528931a8225aa342f4b3fc6714da102f36b0eb556864127",
    "metadata": {},
    "name": "ActiveCallSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e68afcb363b05ebb2df0282507004041";

export default node;
