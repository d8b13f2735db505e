/**
 * @generated SignedSource<<70ed0f8435463a4f84da14a736a32d84>>
 * @relayHash 6a94ab51a21054877a73676d4c469442
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91d7ecb47b1e6510e3d639d235041527263db72407febbd70266da3a87556ddc

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
    readonly platformFeeEnterpriseBps: number;
    readonly platformFeeProBps: number;
    readonly platformFeeTrialBps: number;
    readonly signUp: string;
    readonly supportEmail: string;
    readonly uploadMegabytes: number;
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "platformFeeTrialBps",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "platformFeeProBps",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "platformFeeEnterpriseBps",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uploadMegabytes",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "91d7ecb47b1e6510e3d639d235041527263db72407febbd70266da3a87556ddc",
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
