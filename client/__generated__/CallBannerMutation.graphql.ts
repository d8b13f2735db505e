/**
 * @generated SignedSource<<59483d5144a3e1457798c1bd4cff4a82>>
 * @relayHash 4168afef90f4b6b42ab379db6a523ea4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e10bf2c23ec554cf97ca3188b3c24546d50b20339ef273ab58a48b7304adf08

import type { ConcreteRequest } from 'relay-runtime';
export type PhoneCallStatus = "completed" | "initiated" | "missed";
export type HangUpCallInput = {
  id: string;
};
export type CallBannerMutation$variables = {
  input: HangUpCallInput;
};
export type CallBannerMutation$data = {
  readonly hangUpCall: {
    readonly __typename: "HangUpCallPayload";
    readonly call: {
      readonly durationSeconds: number;
      readonly id: string;
      readonly status: PhoneCallStatus;
    };
    readonly viewer: {
      readonly activeCall: {
        readonly id: string;
      } | null | undefined;
      readonly id: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type CallBannerMutation = {
  response: CallBannerMutation$data;
  variables: CallBannerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "hangUpCall",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PhoneCall",
            "kind": "LinkedField",
            "name": "call",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PhoneCall",
                "kind": "LinkedField",
                "name": "activeCall",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "HangUpCallPayload",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CallBannerMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CallBannerMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1e10bf2c23ec554cf97ca3188b3c24546d50b20339ef273ab58a48b7304adf08",
    "metadata": {},
    "name": "CallBannerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ba8db8535758179f1609ea7e24d479b9";

export default node;
