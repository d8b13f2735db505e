/**
 * @generated SignedSource<<ea7199089bc431315e9d4a9f10618b00>>
 * @relayHash 949da9ce7c821bfb3c52570d552e2d86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c22d2ca4e249d2ecc8ccd41ba9b1a63948590a85c9908e33b3978e01982cd8f5

import type { ConcreteRequest } from 'relay-runtime';
export type FilesTabQuery$variables = {
  id: string;
};
export type FilesTabQuery$data = {
  readonly node: {
    readonly lossless?: boolean;
    readonly master?: {
      readonly bytes: number;
      readonly format: string;
      readonly sha256: string;
    } | null | undefined;
  } | null | undefined;
};
export type FilesTabQuery = {
  response: FilesTabQuery$data;
  variables: FilesTabQuery$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lossless",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Master",
      "kind": "LinkedField",
      "name": "master",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "format",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sha256",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Track",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FilesTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "FilesTabQuery",
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
          (v2/*:: as any*/),
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
    "id": "c22d2ca4e249d2ecc8ccd41ba9b1a63948590a85c9908e33b3978e01982cd8f5",
    "metadata": {},
    "name": "FilesTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4e405e36c65bf0881fcc4588afd40442";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
