/**
 * @generated SignedSource<<e5a7e1381e13c7c8755ca68d9c0048dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AiShare = "assisted" | "generated" | "none";
import type { FragmentRefs } from "relay-runtime";
export type PublicReleaseAi_release$data = {
  readonly isAiDisputed: boolean;
  readonly runningOrder: ReadonlyArray<{
    readonly track: {
      readonly aiDisclosure: {
        readonly composition: AiShare;
        readonly instrumentation: AiShare;
        readonly lyrics: AiShare;
        readonly postProduction: AiShare;
        readonly vocals: AiShare;
      } | null | undefined;
      readonly title: string;
    };
  }>;
  readonly " $fragmentType": "PublicReleaseAi_release";
};
export type PublicReleaseAi_release$key = {
  readonly " $data"?: PublicReleaseAi_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicReleaseAi_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublicReleaseAi_release",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAiDisputed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReleaseTrack",
      "kind": "LinkedField",
      "name": "runningOrder",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Track",
          "kind": "LinkedField",
          "name": "track",
          "plural": false,
          "selections": [
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
              "concreteType": "AiDisclosure",
              "kind": "LinkedField",
              "name": "aiDisclosure",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "vocals",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "instrumentation",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "composition",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "lyrics",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "postProduction",
                  "storageKey": null
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
  "type": "Release",
  "abstractKey": null
};

(node as any).hash = "d74bc031fd32d34f933be465f28548e8";

export default node;
