/**
 * @generated SignedSource<<f3100eb1661b6cbe5f5100ffe041aa5f>>
 * @relayHash e38a7e4f6ac2c868572e5024ab5190a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a29e83f2ee3231cc0ea9e9b09d5b8adcf381c49d4bfd080a6ff0d11ce2ac5a4

import type { ConcreteRequest } from 'relay-runtime';
export type DownloadState = "failed" | "preparing" | "ready";
export type useDownloadQuery$variables = {
  id: string;
};
export type useDownloadQuery$data = {
  readonly download: {
    readonly progress: number;
    readonly state: DownloadState;
    readonly url: string | null | undefined;
  } | null | undefined;
};
export type useDownloadQuery = {
  response: useDownloadQuery$data;
  variables: useDownloadQuery$variables;
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
  "name": "state",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "progress",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDownloadQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DownloadWish",
        "kind": "LinkedField",
        "name": "download",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "useDownloadQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DownloadWish",
        "kind": "LinkedField",
        "name": "download",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "5a29e83f2ee3231cc0ea9e9b09d5b8adcf381c49d4bfd080a6ff0d11ce2ac5a4",
    "metadata": {},
    "name": "useDownloadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b675168a5886e87d65e2cb77855e11d1";

export default node;
