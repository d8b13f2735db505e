/**
 * @generated SignedSource<<bd69ef2c5eccac516f7da799cb2c92b0>>
 * @relayHash b3621e5853b379215cc7556d7e474f89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38042b609491631edb08d3d35357c0c5f79ca9be87216bfe66956d534619cb85

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
      readonly showsAiTeam: boolean;
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
      "name": "showsAiTeam",
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
    "id": "38042b609491631edb08d3d35357c0c5f79ca9be87216bfe66956d534619cb85",
    "metadata": {},
    "name": "WorkspaceSectionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cc89ac2b6e4456c700bd384db2efe1d5";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
