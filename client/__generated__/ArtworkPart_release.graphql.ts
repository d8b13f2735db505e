/**
 * @generated SignedSource<<ef0edd748e336761b374302582f2052e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArtworkPart_release$data = {
  readonly coverAlt: string | null | undefined;
  readonly coverUrl: string;
  readonly coverWidth: number | null | undefined;
  readonly id: string;
  readonly privateFields: {
    readonly coverBytes: number | null | undefined;
    readonly hasCover: boolean;
    readonly isExportCover: boolean;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"PartForm_release">;
  readonly " $fragmentType": "ArtworkPart_release";
};
export type ArtworkPart_release$key = {
  readonly " $data"?: ArtworkPart_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArtworkPart_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArtworkPart_release",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coverUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coverAlt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coverWidth",
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
          "name": "hasCover",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "coverBytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isExportCover",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PartForm_release"
    }
  ],
  "type": "Release",
  "abstractKey": null
};

(node as any).hash = "0cba5816013b0726cb23fa9ec8b6c1c5";

export default node;
