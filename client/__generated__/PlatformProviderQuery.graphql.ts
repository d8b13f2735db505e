/**
 * @generated SignedSource<<2618b01b5b0b848130746c1b490fe16a>>
 * @relayHash 0602f75347579555680355228b4f123d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b9daaa2e00fa185d104dc3d7ccf5e367f74fd3d31a09e60932fca1854364fd4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlatformProviderQuery$variables = Record<PropertyKey, never>;
export type PlatformProviderQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PlatformProvider_query">;
};
export type PlatformProviderQuery$rawResponse = {
  readonly platform: {
    readonly legalContact: string;
    readonly noticeEn: string;
    readonly noticeEs: string;
    readonly signUp: string;
    readonly supportEmail: string;
  };
};
export type PlatformProviderQuery = {
  rawResponse: PlatformProviderQuery$rawResponse;
  response: PlatformProviderQuery$data;
  variables: PlatformProviderQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PlatformProviderQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PlatformProvider_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PlatformProviderQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Platform",
        "kind": "LinkedField",
        "name": "platform",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "signUp",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "noticeEn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "noticeEs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "supportEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "legalContact",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3b9daaa2e00fa185d104dc3d7ccf5e367f74fd3d31a09e60932fca1854364fd4",
    "metadata": {},
    "name": "PlatformProviderQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "4be202e2e55ce7b1aeebf80df7757851";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
