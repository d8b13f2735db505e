/**
 * @generated SignedSource<<b55d26c59986b95faa1f73efb42ec2fe>>
 * @relayHash 48e7fd97993db2693de53d57941fdb5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ead626cd4d2fe737fbde7f45923c9cf7ca757c5312f59f1b2d0534f997065ba8

import type { ConcreteRequest } from 'relay-runtime';
import type { Params } from "../../domain/words/refusal";
export type OpenPayoutAccountInput = {
  code?: string | null | undefined;
  country: string;
  payeeId: string;
};
export type OpenPayoutAccountMutation$variables = {
  input: OpenPayoutAccountInput;
};
export type OpenPayoutAccountMutation$data = {
  readonly openPayoutAccount: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly params?: Params;
    readonly url?: string;
  };
};
export type OpenPayoutAccountMutation = {
  response: OpenPayoutAccountMutation$data;
  variables: OpenPayoutAccountMutation$variables;
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
    "name": "openPayoutAccount",
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
            "name": "url",
            "storageKey": null
          }
        ],
        "type": "OpenPayoutAccountPayload",
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
        "type": "UserError",
        "abstractKey": "__isUserError"
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
    "name": "OpenPayoutAccountMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpenPayoutAccountMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ead626cd4d2fe737fbde7f45923c9cf7ca757c5312f59f1b2d0534f997065ba8",
    "metadata": {},
    "name": "OpenPayoutAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d7c7e3959fe8d84f9fa7abd7cb73173b";

export default node;
