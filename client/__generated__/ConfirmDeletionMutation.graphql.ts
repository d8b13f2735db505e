/**
 * @generated SignedSource<<bacb11dec7d03d4aaa0fd153f65584e3>>
 * @relayHash db5cdd7ba929c244692829c153145334
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7731eafe164ce1b92194cbefd76a5a51e872a10903b621501aef2dda870deecf

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmAccountDeletionInput = {
  token: string;
};
export type ConfirmDeletionMutation$variables = {
  input: ConfirmAccountDeletionInput;
};
export type ConfirmDeletionMutation$data = {
  readonly confirmAccountDeletion: {
    readonly __typename: "ConfirmAccountDeletionPayload";
    readonly deletion: {
      readonly code: string;
    };
  } | {
    readonly __typename: "LinkSpent";
    readonly message: string;
  } | {
    readonly __typename: "StudiosNeedOwner";
    readonly message: string;
    readonly studios: ReadonlyArray<string>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type ConfirmDeletionMutation = {
  response: ConfirmDeletionMutation$data;
  variables: ConfirmDeletionMutation$variables;
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
  "name": "message",
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
    "name": "confirmAccountDeletion",
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
            "concreteType": "AccountDeletion",
            "kind": "LinkedField",
            "name": "deletion",
            "plural": false,
            "selections": [
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
        "type": "ConfirmAccountDeletionPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "studios",
            "storageKey": null
          }
        ],
        "type": "StudiosNeedOwner",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
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
    "name": "ConfirmDeletionMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConfirmDeletionMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "7731eafe164ce1b92194cbefd76a5a51e872a10903b621501aef2dda870deecf",
    "metadata": {},
    "name": "ConfirmDeletionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1c5cef9585aab78c9ea4045e346fefd4";

export default node;
