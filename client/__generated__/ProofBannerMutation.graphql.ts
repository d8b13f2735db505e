/**
 * @generated SignedSource<<45a94e4f146fdf6ae877b9203a00ec5b>>
 * @relayHash 9e3b469ff2520944cf6093db900f197f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 556b295f9a21f5851835e87c5e18f4e047fb099fcf436816326c1a503a9098ce

import type { ConcreteRequest } from 'relay-runtime';
import type { Params } from "../../domain/words/refusal";
export type ProofBannerMutation$variables = Record<PropertyKey, never>;
export type ProofBannerMutation$data = {
  readonly requestEmailProof: {
    readonly __typename: "InvalidInput";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "RequestEmailProofPayload";
    readonly viewer: {
      readonly id: string;
      readonly isEmailProven: boolean;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type ProofBannerMutation = {
  response: ProofBannerMutation$data;
  variables: ProofBannerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "requestEmailProof",
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
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isEmailProven",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "RequestEmailProofPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "params",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "InvalidInput",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProofBannerMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProofBannerMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "556b295f9a21f5851835e87c5e18f4e047fb099fcf436816326c1a503a9098ce",
    "metadata": {},
    "name": "ProofBannerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2206d669cb82f92d75413b2cfcc1c8ab";

export default node;
