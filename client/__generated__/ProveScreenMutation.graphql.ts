/**
 * @generated SignedSource<<8e400d5a79bd176772a411ba74b3989b>>
 * @relayHash 2d449166bdc324c6191064fe37f9658a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 263756b0ee95b362571377672d761e1780cd63396caa0e73e6149a46778381ac

import type { ConcreteRequest } from 'relay-runtime';
import type { Params } from "../../domain/words/refusal";
export type ProveEmailInput = {
  token: string;
};
export type ProveScreenMutation$variables = {
  input: ProveEmailInput;
};
export type ProveScreenMutation$data = {
  readonly proveEmail: {
    readonly __typename: "LinkSpent";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "ProveEmailPayload";
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
export type ProveScreenMutation = {
  response: ProveScreenMutation$data;
  variables: ProveScreenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
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
    "name": "proveEmail",
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
        "type": "ProveEmailPayload",
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
        "type": "LinkSpent",
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
    "name": "ProveScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProveScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "263756b0ee95b362571377672d761e1780cd63396caa0e73e6149a46778381ac",
    "metadata": {},
    "name": "ProveScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b6b9055fd7984bc8ca5e8102cb8dac9c";

export default node;
