/**
 * @generated SignedSource<<f515e13c7b1d1def264a4d0445d06b71>>
 * @relayHash 351b41953a03c0e98fb54392bb5dc7ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c7797baf8687fdd8fa3d0824bdfaebd27d033af89a28c0ab576e05800b56433

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActiveCallQuery$variables = Record<PropertyKey, never>;
export type ActiveCallQuery$data = {
  readonly viewer: {
    readonly activeCall: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CallBanner_call">;
    } | null | undefined;
    readonly id: string;
  } | null | undefined;
};
export type ActiveCallQuery = {
  response: ActiveCallQuery$data;
  variables: ActiveCallQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
    "name": "ActiveCallQuery",
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
            "concreteType": "PhoneCall",
            "kind": "LinkedField",
            "name": "activeCall",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CallBanner_call"
              }
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
    "name": "ActiveCallQuery",
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
            "concreteType": "PhoneCall",
            "kind": "LinkedField",
            "name": "activeCall",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "toNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "extension",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "elapsedMs",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8c7797baf8687fdd8fa3d0824bdfaebd27d033af89a28c0ab576e05800b56433",
    "metadata": {},
    "name": "ActiveCallQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ca03b0286242ecff6f078816a9c76107";

export default node;
