/**
 * @generated SignedSource<<00495177902fd0356f8016f20d3d0bc3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FanCollection_profile$data = {
  readonly collection: {
    readonly __typename: "Collection";
  } | null | undefined;
  readonly isCollectionPublic: boolean;
  readonly isOwn: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CollectedPlaylists_profile" | "CollectedReleases_profile" | "CollectedTracks_profile" | "ListeningBadges_profile">;
  readonly " $fragmentType": "FanCollection_profile";
};
export type FanCollection_profile$key = {
  readonly " $data"?: FanCollection_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"FanCollection_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FanCollection_profile",
  "selections": [
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
      "name": "isCollectionPublic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "collection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListeningBadges_profile"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CollectedReleases_profile"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CollectedTracks_profile"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CollectedPlaylists_profile"
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "73c80387d27c9979c1e50549ca6d48e7";

export default node;
