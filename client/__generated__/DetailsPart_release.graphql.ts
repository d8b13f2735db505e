/**
 * @generated SignedSource<<af7987a0792b3f3713a78081a104bdc4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailsPart_release$data = {
  readonly privateFields: {
    readonly wentLiveAt: string | null | undefined;
  } | null | undefined;
  readonly upc: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PartForm_release">;
  readonly " $fragmentType": "DetailsPart_release";
};
export type DetailsPart_release$key = {
  readonly " $data"?: DetailsPart_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsPart_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailsPart_release",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PartForm_release"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "upc",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PrivateReleaseFields",
      "kind": "LinkedField",
      "name": "privateFields",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wentLiveAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Release",
  "abstractKey": null
};

(node as any).hash = "551a63267552f0f7ef1f7ec6933014cb";

export default node;
