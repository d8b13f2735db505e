/**
 * @generated SignedSource<<6422c121415a1ce5ad673f29808896ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrackState = "archived" | "failed" | "processing" | "ready";
import type { FragmentRefs } from "relay-runtime";
export type PlayRelease_release$data = {
  readonly title: string;
  readonly tracks: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly state: TrackState;
      };
    }>;
  };
  readonly " $fragmentType": "PlayRelease_release";
};
export type PlayRelease_release$key = {
  readonly " $data"?: PlayRelease_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlayRelease_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlayRelease_release",
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "ReleaseTracksConnection",
      "kind": "LinkedField",
      "name": "tracks",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ReleaseTracksConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Track",
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
                  "name": "state",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "tracks(first:50)"
    }
  ],
  "type": "Release",
  "abstractKey": null
};

(node as any).hash = "a1c408a4dc8e67994353febb8b484036";

export default node;
