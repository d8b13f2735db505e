/**
 * @generated SignedSource<<f451af3d5e4490a2220c0ff402658ae2>>
 * @relayHash 23da33cf086d13855c8faf1dd1c14c66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffc90199ce149c5501870762a678ac04d67869c88c9d226f3e1bcc13f8e0300d

import type { ConcreteRequest } from 'relay-runtime';
import type { Params } from "../../domain/words/refusal";
export type RequestPasswordResetInput = {
  email: string;
};
export type ForgotFormMutation$variables = {
  input: RequestPasswordResetInput;
};
export type ForgotFormMutation$data = {
  readonly requestPasswordReset: {
    readonly __typename: "InvalidInput";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type ForgotFormMutation = {
  response: ForgotFormMutation$data;
  variables: ForgotFormMutation$variables;
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
    "name": "requestPasswordReset",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ForgotFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ForgotFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ffc90199ce149c5501870762a678ac04d67869c88c9d226f3e1bcc13f8e0300d",
    "metadata": {},
    "name": "ForgotFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "386bca95f5a8ab1d6c8231809ed0d0fb";

export default node;
