/**
 * @generated SignedSource<<d340f8cee714a432289777ccabe434c6>>
 * @relayHash 3ee9b2475183b6f3ddbacbe37790565c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaf115ad5c29b2c073ddc7270c7d59c551e6e8f00a41f425d9b9e9d740e70219

import type { ConcreteRequest } from 'relay-runtime';
export type AgentDialerQuery$variables = Record<PropertyKey, never>;
export type AgentDialerQuery$data = {
  readonly viewer: {
    readonly aiAgents: ReadonlyArray<{
      readonly avatarUrl: string;
      readonly id: string;
      readonly name: string;
      readonly role: string;
      readonly slug: string;
      readonly voiceId: string;
    }>;
  } | null | undefined;
};
export type AgentDialerQuery = {
  response: AgentDialerQuery$data;
  variables: AgentDialerQuery$variables;
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
  "concreteType": "AiAgent",
  "kind": "LinkedField",
  "name": "aiAgents",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
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
      "name": "name",
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
      "name": "avatarUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "voiceId",
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
    "name": "AgentDialerQuery",
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
    "name": "AgentDialerQuery",
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
    "id": "eaf115ad5c29b2c073ddc7270c7d59c551e6e8f00a41f425d9b9e9d740e70219",
    "metadata": {},
    "name": "AgentDialerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ffc3d6c5eaf7413efa787522d8a98701";

export default node;
