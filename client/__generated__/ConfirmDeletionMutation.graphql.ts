/**
 * @generated SignedSource<<18ebbbf6e39ff58336185caee4644e6d>>
 * @relayHash 5364411dbc0939b676c93fc829ae0382
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f5262a6e27b3de66e08828a99399fc32d3157ed73eda32641c8e8d3bfb249a3

import type { ConcreteRequest } from 'relay-runtime';
import type { Params } from "../../domain/words/refusal";
export type ConfirmAccountDeletionInput = {
  giveUpEarnings?: boolean | null | undefined;
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
    readonly __typename: "EarningsUnpaid";
    readonly code: string;
    readonly earnings: ReadonlyArray<{
      readonly amountMinor: string;
      readonly currency: string;
    }>;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "LinkSpent";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "StudiosNeedOwner";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
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
  "name": "code",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "params",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = [
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
              (v1/*:: as any*/)
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
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "earnings",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amountMinor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "EarningsUnpaid",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConfirmDeletionMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "1f5262a6e27b3de66e08828a99399fc32d3157ed73eda32641c8e8d3bfb249a3",
    "metadata": {},
    "name": "ConfirmDeletionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "47b00dc4f0830c7ebe841d10639778ee";

export default node;
