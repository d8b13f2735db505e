/**
 * @generated SignedSource<<1d65478418d7603669e764916a62468f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailsPart_release$data = {
  readonly desk: {
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
      "concreteType": "ReleaseDesk",
      "kind": "LinkedField",
      "name": "desk",
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

(node as any).hash = "55031b3b7e48de74238a0f780158e789";

export default node;
