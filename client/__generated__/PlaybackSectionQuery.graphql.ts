/**
 * @generated SignedSource<<15a51c15f37441092863c8934f60a47d>>
 * @relayHash 53697ba3c6d4b5bfe00bd4e17410b93c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 447abfc61998af4476628c12722577f00e202a4841d1cffb451e7bc8ede55b11

import type { ConcreteRequest } from 'relay-runtime';
export type StreamQuality = "basic" | "high" | "lossless";
export type PlaybackSectionQuery$variables = Record<PropertyKey, never>;
export type PlaybackSectionQuery$data = {
  readonly viewer: {
    readonly preferences: {
      readonly openQualities: ReadonlyArray<StreamQuality>;
      readonly streamingQuality: StreamQuality;
    };
  } | null | undefined;
};
export type PlaybackSectionQuery = {
  response: PlaybackSectionQuery$data;
  variables: PlaybackSectionQuery$variables;
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
      "name": "streamingQuality",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openQualities",
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
    "name": "PlaybackSectionQuery",
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
    "name": "PlaybackSectionQuery",
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
    "id": "447abfc61998af4476628c12722577f00e202a4841d1cffb451e7bc8ede55b11",
    "metadata": {},
    "name": "PlaybackSectionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "19419a9c8d33efede3e68d9c017535e4";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
