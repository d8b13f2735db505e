/**
 * @generated SignedSource<<ac64c2a7880fc7bad0f2ac96d29a1256>>
 * @relayHash a611efb0999de040ce15f8716b071905
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc7aba9bbf96e8b8bde898d7c4911d48f513670802e548dc08d4c2e9a9e82a2d

import type { ConcreteRequest } from 'relay-runtime';
import type { Params } from "../../domain/words/refusal";
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
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "LinkSpent";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
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
    "id": "cc7aba9bbf96e8b8bde898d7c4911d48f513670802e548dc08d4c2e9a9e82a2d",
    "metadata": {},
    "name": "ResetScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3ef4f5fa9f6064bee9d3799849adbc6d";

export default node;
