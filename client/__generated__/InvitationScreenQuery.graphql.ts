/**
 * @generated SignedSource<<1a56b127e4316d1c759c5ca6d0b51373>>
 * @relayHash 12c1a1aca23d5a6c15248514917a4892
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d81ca46c9c3330d31ff611f579bdba89923a1bf2a380334fcef6d47f40fda33e

import type { ConcreteRequest } from 'relay-runtime';
export type TeamRole = "admin" | "artist" | "label_admin" | "manager";
export type InvitationScreenQuery$variables = {
  token: string;
};
export type InvitationScreenQuery$data = {
  readonly invitation: {
    readonly email: string;
    readonly expiresAt: string;
    readonly inviter: string | null | undefined;
    readonly role: TeamRole;
    readonly studio: string;
  } | null | undefined;
};
export type InvitationScreenQuery = {
  response: InvitationScreenQuery$data;
  variables: InvitationScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "InvitationOffer",
    "kind": "LinkedField",
    "name": "invitation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "studio",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "inviter",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "role",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiresAt",
        "storageKey": null
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
    "name": "InvitationScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvitationScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d81ca46c9c3330d31ff611f579bdba89923a1bf2a380334fcef6d47f40fda33e",
    "metadata": {},
    "name": "InvitationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "75540a02fcc072fb5a2a92d43179069f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
