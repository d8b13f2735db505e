/**
 * @generated SignedSource<<3a4b2f00242ccfcf463052a4781dcd54>>
 * @relayHash e20200319502f386e460f3ac69f75149
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7708b150468358996856a82c77975728c1252046b3e180c22c8e5d1f595cc1db

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmEmailChangeInput = {
  token: string;
};
export type EmailChangeScreenMutation$variables = {
  input: ConfirmEmailChangeInput;
};
export type EmailChangeScreenMutation$data = {
  readonly confirmEmailChange: {
    readonly __typename: "ConfirmEmailChangePayload";
    readonly isDone: boolean;
  } | {
    readonly __typename: "LinkSpent";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type EmailChangeScreenMutation = {
  response: EmailChangeScreenMutation$data;
  variables: EmailChangeScreenMutation$variables;
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
    "name": "confirmEmailChange",
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
            "name": "isDone",
            "storageKey": null
          }
        ],
        "type": "ConfirmEmailChangePayload",
        "abstractKey": null
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
    "name": "EmailChangeScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmailChangeScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7708b150468358996856a82c77975728c1252046b3e180c22c8e5d1f595cc1db",
    "metadata": {},
    "name": "EmailChangeScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ca77a9b86a64250d6ce79781ceaacb9";

export default node;
