/**
 * @generated SignedSource<<d42d260e46c9dcbc2d46981f31faa909>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssetMenu_asset$data = {
  readonly deletedAt: string | null | undefined;
  readonly downloadUrl: string;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "AssetMenu_asset";
};
export type AssetMenu_asset$key = {
  readonly " $data"?: AssetMenu_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetMenu_asset">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssetMenu_asset",
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
      "name": "downloadUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedAt",
      "storageKey": null
    }
  ],
  "type": "Asset",
  "abstractKey": null
};

(node as any).hash = "bca9833e96fb5d309364f481f2c3d61b";

export default node;
