/**
 * @generated SignedSource<<6a51af839a941e6e813f71b792995726>>
 * @relayHash eaaac6d553a03efb79b402861f70495c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3193d4647f4c96fb7264e48d0100c6233f489f21d3c6846de4aee2b5fa03f020

import type { ConcreteRequest } from 'relay-runtime';
export type PhoneFootQuery$variables = Record<PropertyKey, never>;
export type PhoneFootQuery$data = {
  readonly viewer: {
    readonly workspace: {
      readonly phone: {
        readonly callerId: string;
        readonly isPractice: boolean;
        readonly secondsLeft: number;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type PhoneFootQuery = {
  response: PhoneFootQuery$data;
  variables: PhoneFootQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "WorkspacePhone",
  "kind": "LinkedField",
  "name": "phone",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPractice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "callerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secondsLeft",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PhoneFootQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Workspace",
            "kind": "LinkedField",
            "name": "workspace",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "PhoneFootQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Workspace",
            "kind": "LinkedField",
            "name": "workspace",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3193d4647f4c96fb7264e48d0100c6233f489f21d3c6846de4aee2b5fa03f020",
    "metadata": {},
    "name": "PhoneFootQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fa2fad6a304e1fe241c832e981caed2b";

export default node;
