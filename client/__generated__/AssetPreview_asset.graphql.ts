/**
 * @generated SignedSource<<14f7a5df9cb0ebe8f405f13ebbc91569>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssetKind = "acapella" | "booklet" | "contract" | "cover" | "instrumental" | "pressPhoto" | "project" | "sheetMusic" | "stem" | "video";
export type AssetPreview = "failed" | "making" | "none" | "ready";
export type CoverFault = "belowExport" | "notRgb" | "notSquare" | "tooHeavy" | "tooSmall";
import type { FragmentRefs } from "relay-runtime";
export type AssetPreview_asset$data = {
  readonly altText: string | null | undefined;
  readonly bytes: number;
  readonly coverFaults: ReadonlyArray<CoverFault>;
  readonly downloadUrl: string;
  readonly duration: number | null | undefined;
  readonly fileName: string;
  readonly format: string;
  readonly height: number | null | undefined;
  readonly kind: AssetKind;
  readonly largeUrl: string | null | undefined;
  readonly listenUrl: string | null | undefined;
  readonly name: string;
  readonly peaks: ReadonlyArray<number> | null | undefined;
  readonly preview: AssetPreview;
  readonly width: number | null | undefined;
  readonly " $fragmentType": "AssetPreview_asset";
};
export type AssetPreview_asset$key = {
  readonly " $data"?: AssetPreview_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetPreview_asset">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssetPreview_asset",
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
      "args": null,
      "kind": "ScalarField",
      "name": "altText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "format",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bytes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "duration",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preview",
      "storageKey": null
    },
    {
      "alias": "largeUrl",
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 1280
        }
      ],
      "kind": "ScalarField",
      "name": "previewUrl",
      "storageKey": "previewUrl(width:1280)"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listenUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "peaks",
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
      "name": "coverFaults",
      "storageKey": null
    }
  ],
  "type": "Asset",
  "abstractKey": null
};

(node as any).hash = "beaef703c0f700c7b553ba57c6f171a9";

export default node;
