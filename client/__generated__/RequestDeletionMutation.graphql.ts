/**
 * @generated SignedSource<<22a2df032bab330800963bdcd121678a>>
 * @relayHash 11a53105809230e0ee1622f4b7d23e62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77572f1398ed1efbbb2ab3c942921f8bcfaa82122cdb258647c12b15a6481d85

import type { ConcreteRequest } from 'relay-runtime';
export type RequestAccountDeletionInput = {
  email: string;
};
export type RequestDeletionMutation$variables = {
  input: RequestAccountDeletionInput;
};
export type RequestDeletionMutation$data = {
  readonly requestAccountDeletion: {
    readonly __typename: "InvalidInput";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type RequestDeletionMutation = {
  response: RequestDeletionMutation$data;
  variables: RequestDeletionMutation$variables;
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
    "name": "requestAccountDeletion",
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
    "name": "RequestDeletionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RequestDeletionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "77572f1398ed1efbbb2ab3c942921f8bcfaa82122cdb258647c12b15a6481d85",
    "metadata": {},
    "name": "RequestDeletionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fd78e2ff7ba21bc6e9d5a02845ad02ce";

export default node;
