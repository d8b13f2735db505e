/**
 * @generated SignedSource<<a7b98aae407de9575f8b0d09fdfd7d45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShelfHead_category$data = {
  readonly active: boolean;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "ShelfHead_category";
};
export type ShelfHead_category$key = {
  readonly " $data"?: ShelfHead_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShelfHead_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShelfHead_category",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    }
  ],
  "type": "LexiconCategory",
  "abstractKey": null
};

(node as any).hash = "be804a69f11548acead2f3d3b2e5c41f";

export default node;
