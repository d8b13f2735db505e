/**
 * @generated SignedSource<<54dd17c5b2df5693b68305900ec82fe4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PicturesCard_profile$data = {
  readonly avatarUrl: string | null | undefined;
  readonly headerUrl: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "PicturesCard_profile";
};
export type PicturesCard_profile$key = {
  readonly " $data"?: PicturesCard_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"PicturesCard_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PicturesCard_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 256
        }
      ],
      "kind": "ScalarField",
      "name": "avatarUrl",
      "storageKey": "avatarUrl(width:256)"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 1800
        }
      ],
      "kind": "ScalarField",
      "name": "headerUrl",
      "storageKey": "headerUrl(width:1800)"
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "f5d5e0c3ba4ec0b9e71c949baabb1adf";

export default node;
