/**
 * @generated SignedSource<<850362be208229fc9698de6f5ffcc135>>
 * @relayHash ec3c556ff2b1da4186244e11f12928e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e252435a1a29322b6c86121ccc9e0022c3ead7b6f87fcca95dc62598f176728

import type { ConcreteRequest } from 'relay-runtime';
export type DangerSectionQuery$variables = Record<PropertyKey, never>;
export type DangerSectionQuery$data = {
  readonly viewer: {
    readonly deletedWorkspaces: ReadonlyArray<{
      readonly goneAt: string;
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type DangerSectionQuery = {
  response: DangerSectionQuery$data;
  variables: DangerSectionQuery$variables;
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
  "concreteType": "DeletedWorkspace",
  "kind": "LinkedField",
  "name": "deletedWorkspaces",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goneAt",
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
    "name": "DangerSectionQuery",
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
    "name": "DangerSectionQuery",
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
    "id": "7e252435a1a29322b6c86121ccc9e0022c3ead7b6f87fcca95dc62598f176728",
    "metadata": {},
    "name": "DangerSectionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2e25af026532fc79acaba6ab08247dce";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
