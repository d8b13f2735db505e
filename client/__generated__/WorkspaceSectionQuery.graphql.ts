/**
 * @generated SignedSource<<fb713b21bf295e8ba6e7402d9e3ea169>>
 * @relayHash 5148d156699a1d3b87d71d02ee95d635
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ce5bba5b3621d2aac530dfad143805e9b6120b13270ffa5ea3e3ad81d809b6e

import type { ConcreteRequest } from 'relay-runtime';
export type WorkspaceType = "artist" | "label";
export type WorkspaceSectionQuery$variables = Record<PropertyKey, never>;
export type WorkspaceSectionQuery$data = {
  readonly viewer: {
    readonly workspace: {
      readonly defaultCLineOwner: string | null | undefined;
      readonly defaultCurrency: string;
      readonly defaultPLineOwner: string | null | undefined;
      readonly id: string;
      readonly isrcPrefix: string | null | undefined;
      readonly name: string;
      readonly notificationsEnabled: boolean;
      readonly slug: string;
      readonly timezone: string;
      readonly version: number;
      readonly workspaceType: WorkspaceType;
    } | null | undefined;
  } | null | undefined;
};
export type WorkspaceSectionQuery = {
  response: WorkspaceSectionQuery$data;
  variables: WorkspaceSectionQuery$variables;
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
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workspaceType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "defaultCurrency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timezone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notificationsEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isrcPrefix",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "defaultCLineOwner",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "defaultPLineOwner",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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
    "name": "WorkspaceSectionQuery",
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
    "name": "WorkspaceSectionQuery",
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
    "id": "2ce5bba5b3621d2aac530dfad143805e9b6120b13270ffa5ea3e3ad81d809b6e",
    "metadata": {},
    "name": "WorkspaceSectionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9751866682669693b5fc98a4aa37ee82";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
