/**
 * @generated SignedSource<<0ca1b6561622ef219d3967d1209cd381>>
 * @relayHash b5204d486af142a3aa3910e9cfc76cad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fbfcb6d8d9e30dc495d99e038146466e2b521f507dd345e2e2a8658f9819f4e

import type { ConcreteRequest } from 'relay-runtime';
export type uploadsQuery$variables = Record<PropertyKey, never>;
export type uploadsQuery$data = {
  readonly viewer: {
    readonly workspace: {
      readonly id: string;
      readonly uploads: ReadonlyArray<{
        readonly id: string;
        readonly uploadId: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type uploadsQuery = {
  response: uploadsQuery$data;
  variables: uploadsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Workspace",
  "kind": "LinkedField",
  "name": "workspace",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Upload",
      "kind": "LinkedField",
      "name": "uploads",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uploadId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "uploadsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "uploadsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6fbfcb6d8d9e30dc495d99e038146466e2b521f507dd345e2e2a8658f9819f4e",
    "metadata": {},
    "name": "uploadsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "73556d549f2a8f43dffb1467ae5e7e0d";

export default node;
