/**
 * @generated SignedSource<<9c9972aff5cce7862a190e09ddbea3d5>>
 * @relayHash 4f0ade8a9ce9a61c18218a93d067055e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cafd6085e1e4b1dc582a1d30c8206bc46f7e00e44b3328c47cd52358c584a745

import type { ConcreteRequest } from 'relay-runtime';
export type useArrivalsQuery$variables = Record<PropertyKey, never>;
export type useArrivalsQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly unreadNotificationCount: number;
  } | null | undefined;
};
export type useArrivalsQuery = {
  response: useArrivalsQuery$data;
  variables: useArrivalsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unreadNotificationCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useArrivalsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useArrivalsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "cafd6085e1e4b1dc582a1d30c8206bc46f7e00e44b3328c47cd52358c584a745",
    "metadata": {},
    "name": "useArrivalsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fd331637db30edb2c9cb1fb6c2bf85ab";

export default node;
