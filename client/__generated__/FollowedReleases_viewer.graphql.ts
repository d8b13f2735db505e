/**
 * @generated SignedSource<<335c3a7d5c071a42acef4f0bea170f9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowedReleases_viewer$data = {
  readonly newFromFollowed: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"PlayRelease_release" | "ReleaseCard_release">;
      };
    }>;
  };
  readonly " $fragmentType": "FollowedReleases_viewer";
};
export type FollowedReleases_viewer$key = {
  readonly " $data"?: FollowedReleases_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowedReleases_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowedReleases_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        }
      ],
      "concreteType": "ViewerNewFromFollowedConnection",
      "kind": "LinkedField",
      "name": "newFromFollowed",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ViewerNewFromFollowedConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Release",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ReleaseCard_release"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PlayRelease_release"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "newFromFollowed(first:6)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3f0cef9b5bdbb43f0da514e2cd74efbb";

export default node;
