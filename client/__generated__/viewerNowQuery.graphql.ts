/**
 * @generated SignedSource<<ea42890d1fbabdc59302489678cbfc11>>
 * @relayHash 8ccf9c1710b81befc24aa0c5f469623a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77d72a98faacca0db6583d77be03e1dfc976acb53040bc28013c303af1a031cc

import type { ConcreteRequest } from 'relay-runtime';
export type viewerNowQuery$variables = Record<PropertyKey, never>;
export type viewerNowQuery$data = {
  readonly viewer: {
    readonly id: string;
  } | null | undefined;
};
export type viewerNowQuery = {
  response: viewerNowQuery$data;
  variables: viewerNowQuery$variables;
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
    "name": "viewerNowQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "viewerNowQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "77d72a98faacca0db6583d77be03e1dfc976acb53040bc28013c303af1a031cc",
    "metadata": {},
    "name": "viewerNowQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "35ef4cf993956fc3abfbed490be22a83";

export default node;
