/**
 * @generated SignedSource<<259ab69107a41fe7894064b877d1a3be>>
 * @relayHash 3253bcef01be8ca79c388350c71aefd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2149a76aa1f5ea19b265683e11271a8ff4a0d6d57e11c76c69f8037ee311e2d

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
              },
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
                "concreteType": "AiAgent",
                "kind": "LinkedField",
                "name": "agent",
                "plural": false,
                "selections": [
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
                  (v0/*:: as any*/)
                ],
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
    "id": "f2149a76aa1f5ea19b265683e11271a8ff4a0d6d57e11c76c69f8037ee311e2d",
    "metadata": {},
    "name": "ActiveCallQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ca03b0286242ecff6f078816a9c76107";

export default node;
