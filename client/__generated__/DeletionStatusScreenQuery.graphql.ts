/**
 * @generated SignedSource<<8a5a1bf10bd90e8b0180d840eca3f9bb>>
 * @relayHash ecbd30fd2ddd121f1b1f0a85da45f9c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4492af1353a10eaed42317cc36d1a1b51587c7cd0800372f4deaa4fe22a32d61

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeletionState = "canceled" | "done" | "expired" | "requested" | "running" | "waiting";
export type DeletionStatusScreenQuery$variables = {
  code: string;
  hasCode: boolean;
};
export type DeletionStatusScreenQuery$data = {
  readonly accountDeletion?: {
    readonly state: DeletionState;
    readonly " $fragmentSpreads": FragmentRefs<"DeletionSteps_deletion">;
  } | null | undefined;
};
export type DeletionStatusScreenQuery = {
  response: DeletionStatusScreenQuery$data;
  variables: DeletionStatusScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hasCode"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeletionStatusScreenQuery",
    "selections": [
      {
        "condition": "hasCode",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "AccountDeletion",
            "kind": "LinkedField",
            "name": "accountDeletion",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DeletionSteps_deletion"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeletionStatusScreenQuery",
    "selections": [
      {
        "condition": "hasCode",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "AccountDeletion",
            "kind": "LinkedField",
            "name": "accountDeletion",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "requestedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expiresAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "confirmedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dueAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "doneAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canceledAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "4492af1353a10eaed42317cc36d1a1b51587c7cd0800372f4deaa4fe22a32d61",
    "metadata": {},
    "name": "DeletionStatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9aecb536cb025dfa6ecceed136a919a3";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
