/**
 * @generated SignedSource<<f4add745e27093cfe03c5cad6e406f17>>
 * @relayHash 7c988c9df86815e5b723e10197e529ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a412a43210b239a04ea9122a95c11a1389263275dc33a3ef4ba3abc807c00ea5

import type { ConcreteRequest } from 'relay-runtime';
export type PrivacySectionQuery$variables = Record<PropertyKey, never>;
export type PrivacySectionQuery$data = {
  readonly viewer: {
    readonly preferences: {
      readonly listeningHistory: boolean;
      readonly publicCollection: boolean;
    };
  } | null | undefined;
};
export type PrivacySectionQuery = {
  response: PrivacySectionQuery$data;
  variables: PrivacySectionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Preferences",
  "kind": "LinkedField",
  "name": "preferences",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listeningHistory",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publicCollection",
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
    "name": "PrivacySectionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "PrivacySectionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "a412a43210b239a04ea9122a95c11a1389263275dc33a3ef4ba3abc807c00ea5",
    "metadata": {},
    "name": "PrivacySectionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e95ce879263e5379bad518b51b16ac1b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
