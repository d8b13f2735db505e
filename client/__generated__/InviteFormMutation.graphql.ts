/**
 * @generated SignedSource<<be80d08407f2eae1458c52e441a82f26>>
 * @relayHash ee6be45468e31de7de66e5bb439b38d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab41d884f7b75ffeb52865b2b2f3675098ec6a8b408d88cae8b4da9df0274f97

import type { ConcreteRequest } from 'relay-runtime';
export type TeamRole = "admin" | "artist" | "label_admin" | "manager";
export type InviteMemberInput = {
  email: string;
  role: TeamRole;
  workspaceId: string;
};
export type InviteFormMutation$variables = {
  input: InviteMemberInput;
};
export type InviteFormMutation$data = {
  readonly inviteMember: {
    readonly __typename: "InvalidInput";
    readonly field: string;
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
export type InviteFormMutation = {
  response: InviteFormMutation$data;
  variables: InviteFormMutation$variables;
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
    "name": "inviteMember",
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
            "name": "field",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
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
    "name": "InviteFormMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InviteFormMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "ab41d884f7b75ffeb52865b2b2f3675098ec6a8b408d88cae8b4da9df0274f97",
    "metadata": {},
    "name": "InviteFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0798e213a67ac085da9fbd69f3851663";

export default node;
