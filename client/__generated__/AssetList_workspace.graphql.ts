/**
 * @generated SignedSource<<88dbdf035a69a6d103a208a7c8e387ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssetList_workspace$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useAssetList_workspace">;
  readonly " $fragmentType": "AssetList_workspace";
};
export type AssetList_workspace$key = {
  readonly " $data"?: AssetList_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetList_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssetList_workspace",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useAssetList_workspace"
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "61857549cc11d475ef15a831b5f2e5d9";

export default node;
