/**
 * @generated SignedSource<<56e8034d1c58c0167ebcf5a05871b2ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssetLog_asset$data = {
  readonly downloadCount: number;
  readonly downloads: ReadonlyArray<{
    readonly createdAt: string;
    readonly downloadId: string;
    readonly isByLink: boolean;
    readonly linkLabel: string | null | undefined;
    readonly number: number;
    readonly userName: string | null | undefined;
  }>;
  readonly " $fragmentType": "AssetLog_asset";
};
export type AssetLog_asset$key = {
  readonly " $data"?: AssetLog_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetLog_asset">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssetLog_asset",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "downloadCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssetDownload",
      "kind": "LinkedField",
      "name": "downloads",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "downloadId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isByLink",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "linkLabel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Asset",
  "abstractKey": null
};

(node as any).hash = "9951d40ddc7f83e05426c1ff6e5d5110";

export default node;
