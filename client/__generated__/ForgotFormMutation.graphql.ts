/**
 * @generated SignedSource<<05e41476b7dfefe7d92fa96eba7f5f2d>>
 * @relayHash 1f27ea0c744f67ae31cc457469f73436
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4564126596bf24f474ec197a3953c4ff4175194b8f741ecac7f1e58750df03c7

import type { ConcreteRequest } from 'relay-runtime';
export type RequestPasswordResetInput = {
  email: string;
};
export type ForgotFormMutation$variables = {
  input: RequestPasswordResetInput;
};
export type ForgotFormMutation$data = {
  readonly requestPasswordReset: {
    readonly __typename: "InvalidInput";
    readonly message: string;
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
    "id": "4564126596bf24f474ec197a3953c4ff4175194b8f741ecac7f1e58750df03c7",
    "metadata": {},
    "name": "ForgotFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5c8606273f2415952f0fd135779c2d4b";

export default node;
