/**
 * @generated SignedSource<<60ca23e5ec9692e86f124f49b2e42360>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssetKind = "acapella" | "booklet" | "contract" | "cover" | "instrumental" | "pressPhoto" | "project" | "sheetMusic" | "stem" | "video";
export type StemCategory = "backingVocals" | "bass" | "hiHat" | "instrumental" | "kick" | "leadVocals" | "melodicLead" | "other" | "pad" | "percussion" | "sample" | "snare";
import type { FragmentRefs } from "relay-runtime";
export type AssetsOnPlace_workspace$data = {
  readonly assets: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly bytes: number;
        readonly format: string;
        readonly id: string;
        readonly kind: AssetKind;
        readonly name: string;
        readonly previewUrl: string | null | undefined;
        readonly stemCategory: StemCategory | null | undefined;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "AssetsOnPlace_workspace";
};
export type AssetsOnPlace_workspace$key = {
  readonly " $data"?: AssetsOnPlace_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetsOnPlace_workspace">;
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
  "name": "AssetsOnPlace_workspace",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "WorkspaceAssetsConnection",
      "kind": "LinkedField",
      "name": "assets",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkspaceAssetsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Asset",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "kind",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "stemCategory",
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
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "width",
                      "value": 320
                    }
                  ],
                  "kind": "ScalarField",
                  "name": "previewUrl",
                  "storageKey": "previewUrl(width:320)"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "71358ac63765e5a6b3c6ef157761e261";

export default node;
