/**
 * @generated SignedSource<<a218159d0cd9df743786477ddcbf62f3>>
 * @relayHash 78720e8654d21a9d2ac86a3a80359418
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 637e63bc33bcb572763a75361cb4f34ae2d73dcef6affdf2206a42cb31f0897c

import type { ConcreteRequest } from 'relay-runtime';
export type NameFieldQuery$variables = {
  text: string;
};
export type NameFieldQuery$data = {
  readonly viewer: {
    readonly workspace: {
      readonly parties: ReadonlyArray<{
        readonly name: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type NameFieldQuery = {
  response: NameFieldQuery$data;
  variables: NameFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "text",
    "variableName": "text"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NameFieldQuery",
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
              {
                "alias": null,
                "args": (v1/*:: as any*/),
                "concreteType": "Party",
                "kind": "LinkedField",
                "name": "parties",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NameFieldQuery",
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
              {
                "alias": null,
                "args": (v1/*:: as any*/),
                "concreteType": "Party",
                "kind": "LinkedField",
                "name": "parties",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "637e63bc33bcb572763a75361cb4f34ae2d73dcef6affdf2206a42cb31f0897c",
    "metadata": {},
    "name": "NameFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b935219661b9ff982a04fd7966f2ce84";

export default node;
