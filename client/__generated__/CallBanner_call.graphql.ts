/**
 * @generated SignedSource<<884e4911d2227769583b1b35dcf26a0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallBanner_call$data = {
  readonly agent: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly elapsedMs: number | null | undefined;
  readonly extension: string | null | undefined;
  readonly id: string;
  readonly isPractice: boolean;
  readonly toNumber: string;
  readonly " $fragmentType": "CallBanner_call";
};
export type CallBanner_call$key = {
  readonly " $data"?: CallBanner_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallBanner_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallBanner_call",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PhoneCall",
  "abstractKey": null
};

(node as any).hash = "e576c3266e4047aa6be247dd99683c22";

export default node;
