/**
 * @generated SignedSource<<eebc7177c448895cd2c0f9d2dc988976>>
 * @relayHash 1c59baa75555b9d3be0d1215e51fee1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aad1c64c9310b53b553d90dca6c1b35948c5be4c0c78733bf53e33e7d204a70e

import type { ConcreteRequest } from 'relay-runtime';
export type SetFirstPasswordInput = {
  newPassword: string;
};
export type PasswordCardFirstMutation$variables = {
  input: SetFirstPasswordInput;
};
export type PasswordCardFirstMutation$data = {
  readonly setFirstPassword: {
    readonly __typename: "InvalidInput";
    readonly field: string;
    readonly message: string;
  } | {
    readonly __typename: "SetFirstPasswordPayload";
    readonly viewer: {
      readonly hasPassword: boolean;
      readonly id: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type PasswordCardFirstMutation = {
  response: PasswordCardFirstMutation$data;
  variables: PasswordCardFirstMutation$variables;
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
    "name": "setFirstPassword",
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
                "name": "hasPassword",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "SetFirstPasswordPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PasswordCardFirstMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasswordCardFirstMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "aad1c64c9310b53b553d90dca6c1b35948c5be4c0c78733bf53e33e7d204a70e",
    "metadata": {},
    "name": "PasswordCardFirstMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "37ae2174f9250c128ca5dcc3965efc38";

export default node;
