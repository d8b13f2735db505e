/**
 * @generated SignedSource<<ae616f9e16610b24bc25fc5998560099>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlatformProvider_query$data = {
  readonly platform: {
    readonly legalContact: string;
    readonly noticeEn: string;
    readonly noticeEs: string;
    readonly signUp: string;
    readonly supportEmail: string;
  };
  readonly " $fragmentType": "PlatformProvider_query";
};
export type PlatformProvider_query$key = {
  readonly " $data"?: PlatformProvider_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlatformProvider_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlatformProvider_query",
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
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "0527be9dd108200a7d863b81a1f659ec";

export default node;
