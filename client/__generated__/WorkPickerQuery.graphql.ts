/**
 * @generated SignedSource<<61ed483d7d0764cdc6846abb786f6fe5>>
 * @relayHash baa4bf4f69bc25a767fd78a51c4920a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5e4955fdc3d1a267197ac56bc38e82b2e0cdf0ca07157ede2c1cee02a712c3a

import type { ConcreteRequest } from 'relay-runtime';
export type WorkPickerQuery$variables = {
  text: string;
};
export type WorkPickerQuery$data = {
  readonly viewer: {
    readonly workspace: {
      readonly works: ReadonlyArray<{
        readonly id: string;
        readonly iswc: string | null | undefined;
        readonly title: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type WorkPickerQuery = {
  response: WorkPickerQuery$data;
  variables: WorkPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "text",
      "variableName": "text"
    }
  ],
  "concreteType": "Work",
  "kind": "LinkedField",
  "name": "works",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
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
      "name": "iswc",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WorkPickerQuery",
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
              (v2/*:: as any*/)
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
    "name": "WorkPickerQuery",
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
              (v2/*:: as any*/),
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
    "id": "c5e4955fdc3d1a267197ac56bc38e82b2e0cdf0ca07157ede2c1cee02a712c3a",
    "metadata": {},
    "name": "WorkPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c835f1fa3d1aab024eb0a0c533aa4c75";

export default node;
