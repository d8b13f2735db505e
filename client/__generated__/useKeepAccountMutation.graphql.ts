/**
 * @generated SignedSource<<a8a2f3d269e78d036fea9669f96ae7f6>>
 * @relayHash 0886629887353b1633f15863cc35e5e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6505b8327c0a625a38118c40a883735941d2b43098e4e371ce443ae870920dee

import type { ConcreteRequest } from 'relay-runtime';
export type DeletionState = "canceled" | "done" | "expired" | "requested" | "running" | "waiting";
export type useKeepAccountMutation$variables = Record<PropertyKey, never>;
export type useKeepAccountMutation$data = {
  readonly keepAccount: {
    readonly __typename: "KeepAccountPayload";
    readonly viewer: {
      readonly deletion: {
        readonly code: string;
        readonly dueAt: string | null | undefined;
        readonly state: DeletionState;
      } | null | undefined;
      readonly id: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useKeepAccountMutation = {
  response: useKeepAccountMutation$data;
  variables: useKeepAccountMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "keepAccount",
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
                "concreteType": "AccountDeletion",
                "kind": "LinkedField",
                "name": "deletion",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dueAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "code",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "KeepAccountPayload",
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
    "name": "useKeepAccountMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useKeepAccountMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6505b8327c0a625a38118c40a883735941d2b43098e4e371ce443ae870920dee",
    "metadata": {},
    "name": "useKeepAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "951ba276c0ef129c1f2e4335de28d8f1";

export default node;
