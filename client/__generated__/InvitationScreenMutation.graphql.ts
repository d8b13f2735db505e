/**
 * @generated SignedSource<<bac05a0d54d3ac208a96f27a4cb8b547>>
 * @relayHash b6beef9af90459c7938ec9be8b035cbd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3121bdf814cd4f24b3b1cbc2b56fa56469c49467c590ff45012c58b45af7ad8f

import type { ConcreteRequest } from 'relay-runtime';
import type { Params } from "../../domain/words/refusal";
export type AcceptInvitationInput = {
  token: string;
};
export type InvitationScreenMutation$variables = {
  input: AcceptInvitationInput;
};
export type InvitationScreenMutation$data = {
  readonly acceptInvitation: {
    readonly __typename: "LinkSpent";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "WrongMailbox";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
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
    "id": "3121bdf814cd4f24b3b1cbc2b56fa56469c49467c590ff45012c58b45af7ad8f",
    "metadata": {},
    "name": "InvitationScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "94e702ed18fa50c5a594d03ec3397da3";

export default node;
