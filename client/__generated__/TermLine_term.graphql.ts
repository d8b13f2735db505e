/**
 * @generated SignedSource<<9c677e0b39057187051cca72df020868>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermLine_term$data = {
  readonly active: boolean;
  readonly aliases: ReadonlyArray<string>;
  readonly id: string;
  readonly labelEn: string;
  readonly labelEs: string;
  readonly slug: string;
  readonly uses: {
    readonly tracks: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"MergeDialog_term" | "TermForm_term">;
  readonly " $fragmentType": "TermLine_term";
};
export type TermLine_term$key = {
  readonly " $data"?: TermLine_term$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermLine_term">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TermLine_term",
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
      "name": "slug",
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
      "name": "aliases",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TermForm_term"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MergeDialog_term"
    }
  ],
  "type": "LexiconTerm",
  "abstractKey": null
};

(node as any).hash = "2224b2b87da609b8fd81a81066b594d8";

export default node;
