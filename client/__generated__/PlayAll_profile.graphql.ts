/**
 * @generated SignedSource<<ed9404eb5a59ba9776537f083a76b802>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrackState = "archived" | "failed" | "processing" | "ready";
import type { FragmentRefs } from "relay-runtime";
export type PlayAll_profile$data = {
  readonly name: string;
  readonly playable: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly tracks: {
          readonly edges: ReadonlyArray<{
            readonly node: {
              readonly id: string;
              readonly state: TrackState;
            };
          }>;
        };
      };
    }>;
  };
  readonly " $fragmentType": "PlayAll_profile";
};
export type PlayAll_profile$key = {
  readonly " $data"?: PlayAll_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlayAll_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlayAll_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": "playable",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "ProfileReleasesConnection",
      "kind": "LinkedField",
      "name": "releases",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProfileReleasesConnectionEdge",
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
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "first",
                      "value": 30
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
                  "storageKey": "tracks(first:30)"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "releases(first:10)"
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "d5ca60e7801395e3fcd83789ab5cd534";

export default node;
