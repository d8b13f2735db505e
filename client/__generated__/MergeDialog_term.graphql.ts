/**
 * @generated SignedSource<<b4d44d18727225609e6c83689299d489>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeDialog_term$data = {
  readonly id: string;
  readonly labelEn: string;
  readonly labelEs: string;
  readonly slug: string;
  readonly uses: {
    readonly people: number;
    readonly products: number;
    readonly releases: number;
    readonly tracks: number;
  };
  readonly " $fragmentType": "MergeDialog_term";
};
export type MergeDialog_term$key = {
  readonly " $data"?: MergeDialog_term$data;
  readonly " $fragmentSpreads": FragmentRefs<"MergeDialog_term">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MergeDialog_term",
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
      "name": "labelEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "labelEs",
      "storageKey": null
    },
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
      "concreteType": "TermUses",
      "kind": "LinkedField",
      "name": "uses",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tracks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "releases",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "products",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "people",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LexiconTerm",
  "abstractKey": null
};

(node as any).hash = "9553445ce706e40710662af6008d7d6a";

export default node;
