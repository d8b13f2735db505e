/**
 * @generated SignedSource<<91475bb8c8d79fef09efe1b08982a1d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProfileKind = "artist" | "fan";
import type { FragmentRefs } from "relay-runtime";
export type ProfileHead_profile$data = {
  readonly artist: {
    readonly followerCount: number;
    readonly id: string;
    readonly isFollowed: boolean;
    readonly mailFollowerCount: number | null | undefined;
    readonly verified: boolean;
  } | null | undefined;
  readonly avatarUrl: string | null | undefined;
  readonly handle: string;
  readonly headerUrl: string | null | undefined;
  readonly isOwn: boolean;
  readonly isPublic: boolean;
  readonly kind: ProfileKind;
  readonly location: string;
  readonly name: string;
  readonly newest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly coverUrl: string;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PlayAll_profile">;
  readonly " $fragmentType": "ProfileHead_profile";
};
export type ProfileHead_profile$key = {
  readonly " $data"?: ProfileHead_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileHead_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileHead_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handle",
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
      "name": "location",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPublic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Artist",
      "kind": "LinkedField",
      "name": "artist",
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
          "name": "verified",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isFollowed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "followerCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mailFollowerCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 256
        }
      ],
      "kind": "ScalarField",
      "name": "avatarUrl",
      "storageKey": "avatarUrl(width:256)"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 1800
        }
      ],
      "kind": "ScalarField",
      "name": "headerUrl",
      "storageKey": "headerUrl(width:1800)"
    },
    {
      "alias": "newest",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
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
                      "name": "width",
                      "value": 320
                    }
                  ],
                  "kind": "ScalarField",
                  "name": "coverUrl",
                  "storageKey": "coverUrl(width:320)"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "releases(first:1)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlayAll_profile"
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "a142c6b0ab51b7acc5f22238b727bb7a";

export default node;
