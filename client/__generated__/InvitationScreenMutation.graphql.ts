/**
 * @generated SignedSource<<21ad8046ffcf3273ec6ba031211d48e0>>
 * @relayHash b66c2526214be98600da1f50378a2530
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5dd8d916d3e3df185208d859c99c81c85979610a31cd161ece57c4e888d2259

import type { ConcreteRequest } from 'relay-runtime';
export type AcceptInvitationInput = {
  token: string;
};
export type InvitationScreenMutation$variables = {
  input: AcceptInvitationInput;
};
export type InvitationScreenMutation$data = {
  readonly acceptInvitation: {
    readonly __typename: "LinkSpent";
    readonly message: string;
  } | {
    readonly __typename: "WrongMailbox";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type InvitationScreenMutation = {
  response: InvitationScreenMutation$data;
  variables: InvitationScreenMutation$variables;
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
    "name": "acceptInvitation",
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
        "type": "LinkSpent",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "WrongMailbox",
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
    "name": "InvitationScreenMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvitationScreenMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d5dd8d916d3e3df185208d859c99c81c85979610a31cd161ece57c4e888d2259",
    "metadata": {},
    "name": "InvitationScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5651a2961740ceea3da06d3110689fcb";

export default node;
