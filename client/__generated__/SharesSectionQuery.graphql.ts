/**
 * @generated SignedSource<<3678d3f40b13b08825920c4e89c53a38>>
 * @relayHash 09fbad241c148d9c7484207f431e3544
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7c1df181b2e259589ae7ec5bbeae6d965f0bed877e038d0dc407d7daa8d86f0

import type { ConcreteRequest } from 'relay-runtime';
export type SplitAnswer = "refused" | "signed" | "waiting";
export type SharesSectionQuery$variables = Record<PropertyKey, never>;
export type SharesSectionQuery$data = {
  readonly viewer: {
    readonly ownShares: ReadonlyArray<{
      readonly answer: SplitAnswer;
      readonly bps: number;
      readonly coverUrl: string | null | undefined;
      readonly earned: ReadonlyArray<{
        readonly amountMinor: string;
        readonly currency: string;
      }>;
      readonly held: ReadonlyArray<{
        readonly amountMinor: string;
        readonly currency: string;
      }>;
      readonly role: string;
      readonly shareId: string;
      readonly studioName: string;
      readonly title: string;
    }>;
  } | null | undefined;
};
export type SharesSectionQuery = {
  response: SharesSectionQuery$data;
  variables: SharesSectionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amountMinor",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "OwnShare",
  "kind": "LinkedField",
  "name": "ownShares",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shareId",
      "storageKey": null
    },
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
      "name": "studioName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coverUrl",
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
      "name": "bps",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "earned",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "held",
      "plural": true,
      "selections": (v0/*:: as any*/),
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
    "name": "SharesSectionQuery",
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
    "name": "SharesSectionQuery",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d7c1df181b2e259589ae7ec5bbeae6d965f0bed877e038d0dc407d7daa8d86f0",
    "metadata": {},
    "name": "SharesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fd7d0d67eff0fa43c265c2c9d482879a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
