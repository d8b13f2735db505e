/**
 * @generated SignedSource<<3a0e5db1abf07f0f7453b22f14d4a580>>
 * @relayHash 95cd4700028a990a650ad1d6df65d139
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a56707791f8c0a15c3f9962cc47a8f040616759c0b3810bcdfddad425faf40b1

import type { ConcreteRequest } from 'relay-runtime';
export type AssetLinkState = "expired" | "open" | "revoked";
export type ListeningLinksQuery$variables = {
  id: string;
};
export type ListeningLinksQuery$data = {
  readonly node: {
    readonly listeningLinks?: ReadonlyArray<{
      readonly expiresAt: string;
      readonly id: string;
      readonly label: string;
      readonly openings: number;
      readonly state: AssetLinkState;
    }> | null | undefined;
  } | null | undefined;
};
export type ListeningLinksQuery = {
  response: ListeningLinksQuery$data;
  variables: ListeningLinksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ListeningLink",
    "kind": "LinkedField",
    "name": "listeningLinks",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "label",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
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
        "name": "openings",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "Track",
  "abstractKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "Release",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ListeningLinksQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ListeningLinksQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a56707791f8c0a15c3f9962cc47a8f040616759c0b3810bcdfddad425faf40b1",
    "metadata": {},
    "name": "ListeningLinksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d55223365707d88441c46e640392a8f9";

export default node;
