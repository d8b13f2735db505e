/**
 * @generated SignedSource<<17c31ebf61d9e50546aa889161dc3786>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GenreShelves_admin$data = {
  readonly lexiconCategories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"ShelfHead_category">;
  }>;
  readonly " $fragmentType": "GenreShelves_admin";
};
export type GenreShelves_admin$key = {
  readonly " $data"?: GenreShelves_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"GenreShelves_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GenreShelves_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LexiconCategory",
      "kind": "LinkedField",
      "name": "lexiconCategories",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ShelfHead_category"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "3dad8417a0833daca1c230022bbafa4c";

export default node;
