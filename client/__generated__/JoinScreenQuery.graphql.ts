/**
 * @generated SignedSource<<dfaa141635753ef020da9e7972fbda51>>
 * @relayHash 11c73f269471848be75b1bad9459f952
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e99d1f2eebb9f03a07b9ddb427e9a2cc53fdc1f2909d7d4c39cf6119764f908

import type { ConcreteRequest } from 'relay-runtime';
export type JoinScreenQuery$variables = {
  secret: string;
};
export type JoinScreenQuery$data = {
  readonly playlistInvitation: {
    readonly ownerName: string;
    readonly path: string;
    readonly title: string;
  } | null | undefined;
};
export type JoinScreenQuery = {
  response: JoinScreenQuery$data;
  variables: JoinScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "secret"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "secret",
        "variableName": "secret"
      }
    ],
    "concreteType": "PlaylistInvitation",
    "kind": "LinkedField",
    "name": "playlistInvitation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ownerName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
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
    "name": "JoinScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JoinScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9e99d1f2eebb9f03a07b9ddb427e9a2cc53fdc1f2909d7d4c39cf6119764f908",
    "metadata": {},
    "name": "JoinScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4e5d8f3a2043dc705065335cba4afba8";

export default node;
