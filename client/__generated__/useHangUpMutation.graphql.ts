/**
 * @generated SignedSource<<3e0cb151bbe8567cf73edb2b369a489b>>
 * @relayHash f6cf10b6b9253da7a6b3e4d553a62679
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f78e5d6c90bb5843c2603430235ba75c38c584a4d3debe3d6b836c3325c0f99a

import type { ConcreteRequest } from 'relay-runtime';
export type PhoneCallStatus = "completed" | "initiated" | "missed";
export type HangUpCallInput = {
  id: string;
};
export type useHangUpMutation$variables = {
  input: HangUpCallInput;
};
export type useHangUpMutation$data = {
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
export type useHangUpMutation = {
  response: useHangUpMutation$data;
  variables: useHangUpMutation$variables;
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
    "name": "useHangUpMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useHangUpMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "f78e5d6c90bb5843c2603430235ba75c38c584a4d3debe3d6b836c3325c0f99a",
    "metadata": {},
    "name": "useHangUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c4744d1f0ecfbcbb3e055245b9684362";

export default node;
