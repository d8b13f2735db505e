/**
 * @generated SignedSource<<f2a524ee4c16a6da55fb27b5db22dcce>>
 * @relayHash a81d6e2024296e6b48d9c3796640d9df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb8b8eadbe8ae44c8b654a5bcc12558308b81a74100c44b71c1984b3a14e72fd

import type { ConcreteRequest } from 'relay-runtime';
export type StreamQuality = "basic" | "high" | "lossless";
export type PlaybackSectionQuery$variables = Record<PropertyKey, never>;
export type PlaybackSectionQuery$data = {
  readonly viewer: {
    readonly preferences: {
      readonly crossfade: number;
      readonly normalise: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "crossfade",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "normalise",
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
    "id": "fb8b8eadbe8ae44c8b654a5bcc12558308b81a74100c44b71c1984b3a14e72fd",
    "metadata": {},
    "name": "PlaybackSectionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "84ff1cf48a89b0e7506b2cd5ffc647fa";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
