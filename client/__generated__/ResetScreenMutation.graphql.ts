/**
 * @generated SignedSource<<85c304b346587b9f5709f26ef7fbb8aa>>
 * @relayHash 05755aca387d53e75a49f5e51ca9a8a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0cdb7aba72a6b062dcd3402e490995a2d2a6129d1d4b4de913cbd1a9d2e6699e

import type { ConcreteRequest } from 'relay-runtime';
export type ResetPasswordInput = {
  newPassword: string;
  token: string;
};
export type ResetScreenMutation$variables = {
  input: ResetPasswordInput;
};
export type ResetScreenMutation$data = {
  readonly resetPassword: {
    readonly __typename: "InvalidInput";
    readonly message: string;
  } | {
    readonly __typename: "LinkSpent";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type ResetScreenMutation = {
  response: ResetScreenMutation$data;
  variables: ResetScreenMutation$variables;
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
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
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
    "name": "resetPassword",
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
        "selections": (v1/*:: as any*/),
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
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
    "name": "ResetScreenMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResetScreenMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0cdb7aba72a6b062dcd3402e490995a2d2a6129d1d4b4de913cbd1a9d2e6699e",
    "metadata": {},
    "name": "ResetScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "489744a6e1025a2ca7f8ac6ec653345c";

export default node;
