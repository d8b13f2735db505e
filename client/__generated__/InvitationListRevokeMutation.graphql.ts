/**
 * @generated SignedSource<<562bbe8a1102502b8c21c9829dabf808>>
 * @relayHash 09eeac72a31af3e9538af24b3ef07872
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa980d6ac207428c31e05ea14251748d09df1da89a2fd0e116e9d971b14a193e

import type { ConcreteRequest } from 'relay-runtime';
export type RevokeInvitationInput = {
  id: string;
};
export type InvitationListRevokeMutation$variables = {
  input: RevokeInvitationInput;
};
export type InvitationListRevokeMutation$data = {
  readonly revokeInvitation: {
    readonly __typename: "NotFound";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type InvitationListRevokeMutation = {
  response: InvitationListRevokeMutation$data;
  variables: InvitationListRevokeMutation$variables;
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
    "name": "revokeInvitation",
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
        "type": "NotFound",
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
    "name": "InvitationListRevokeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvitationListRevokeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fa980d6ac207428c31e05ea14251748d09df1da89a2fd0e116e9d971b14a193e",
    "metadata": {},
    "name": "InvitationListRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ebb93dffbbe256735ee1a3e99ea93f85";

export default node;
