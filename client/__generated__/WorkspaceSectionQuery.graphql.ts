/**
 * @generated SignedSource<<5fe7b84cb22d5cfcd61cd0a71e04963f>>
 * @relayHash a50cdcf8f75f68bf86531a4b9f019e19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6697a2bf0cdabfd315a706afff37559ed87a94a48aa3f3345778f53e9955b1a2

import type { ConcreteRequest } from 'relay-runtime';
export type WorkspaceType = "artist" | "label";
export type WorkspaceSectionQuery$variables = Record<PropertyKey, never>;
export type WorkspaceSectionQuery$data = {
  readonly viewer: {
    readonly workspace: {
      readonly defaultCurrency: string;
      readonly id: string;
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
    "id": "6697a2bf0cdabfd315a706afff37559ed87a94a48aa3f3345778f53e9955b1a2",
    "metadata": {},
    "name": "WorkspaceSectionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "934249edcfb5f4e27dd8cc307af633c4";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
