/**
 * @generated SignedSource<<add60c3b4ccfd9844e7505c41e97c070>>
 * @relayHash 63afdb4dfc26951118712e214b4e2cad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9180786baad55b621b8b5335349b4f59a1b1ddcfdbe48ef65b01ffb77e543baa

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
    readonly __typename: "EmailUnproven";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
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
        "type": "EmailUnproven",
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
    "id": "9180786baad55b621b8b5335349b4f59a1b1ddcfdbe48ef65b01ffb77e543baa",
    "metadata": {},
    "name": "InvitationScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ee22682f7655224368f62791443a1e08";

export default node;
