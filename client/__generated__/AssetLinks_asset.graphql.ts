/**
 * @generated SignedSource<<ab4c1258aace627e83921c50ab47aa6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssetLinkState = "expired" | "open" | "revoked";
import type { FragmentRefs } from "relay-runtime";
export type AssetLinks_asset$data = {
  readonly deletedAt: string | null | undefined;
  readonly id: string;
  readonly links: ReadonlyArray<{
    readonly allowsDownload: boolean;
    readonly expiresAt: string;
    readonly id: string;
    readonly label: string;
    readonly lastViewedAt: string | null | undefined;
    readonly state: AssetLinkState;
    readonly views: number;
    readonly " $fragmentSpreads": FragmentRefs<"RevokeLink_link">;
  }>;
  readonly " $fragmentType": "AssetLinks_asset";
};
export type AssetLinks_asset$key = {
  readonly " $data"?: AssetLinks_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetLinks_asset">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssetLinks_asset",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssetLink",
      "kind": "LinkedField",
      "name": "links",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowsDownload",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "views",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastViewedAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RevokeLink_link"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Asset",
  "abstractKey": null
};
})();

(node as any).hash = "b81e65f0a0d5df873b634dcddf868d09";

export default node;
