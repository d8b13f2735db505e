/**
 * @generated SignedSource<<cdd4282f1f23009b32a4df90c983e36f>>
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
    readonly state: AssetLinkState;
    readonly views: number;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Asset",
  "abstractKey": null
};
})();

(node as any).hash = "e83d08778f63d45c0c653122071ad2dd";

export default node;
