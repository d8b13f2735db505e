/**
 * @generated SignedSource<<c6c0f6b76de0473d2b115976a3f8c01e>>
 * @relayHash 42cfdc0b32b06689d6c8b05f5115e951
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6067367d3ad50284605b3cd134ead8552903a3920e852057e5d57f2f3df77b6a

import type { ConcreteRequest } from 'relay-runtime';
export type ResendInvitationInput = {
  id: string;
};
export type InvitationListResendMutation$variables = {
  input: ResendInvitationInput;
};
export type InvitationListResendMutation$data = {
  readonly resendInvitation: {
    readonly __typename: "InvalidInput";
    readonly message: string;
  } | {
    readonly __typename: "NotFound";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type InvitationListResendMutation = {
  response: InvitationListResendMutation$data;
  variables: InvitationListResendMutation$variables;
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
    "name": "resendInvitation",
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
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
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
    "name": "InvitationListResendMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvitationListResendMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6067367d3ad50284605b3cd134ead8552903a3920e852057e5d57f2f3df77b6a",
    "metadata": {},
    "name": "InvitationListResendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bdcb7da29f100333ffe0ebbcfb9b3a01";

export default node;
