/**
 * @generated SignedSource<<8810787c15713e0b4134f29f3348580b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiscoverRows_discover$data = {
  readonly charts: ReadonlyArray<{
    readonly plays: number;
    readonly track: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ChartList_places">;
  }>;
  readonly curated: ReadonlyArray<{
    readonly listId: string;
    readonly " $fragmentSpreads": FragmentRefs<"CuratedRow_shelf">;
  }>;
  readonly forYou: ReadonlyArray<{
    readonly because: {
      readonly id: string;
      readonly title: string;
    } | null | undefined;
    readonly isByLists: boolean;
    readonly isLiked: boolean;
    readonly tracks: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"TrackShelf_tracks">;
    }>;
  }>;
  readonly near: {
    readonly region: string;
    readonly tracks: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"TrackShelf_tracks">;
    }>;
  } | null | undefined;
  readonly newest: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"TrackShelf_tracks">;
  }>;
  readonly rising: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"TrackShelf_tracks">;
  }>;
  readonly " $fragmentType": "DiscoverRows_discover";
};
export type DiscoverRows_discover$key = {
  readonly " $data"?: DiscoverRows_discover$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscoverRows_discover">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "TrackShelf_tracks"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Track",
  "kind": "LinkedField",
  "name": "tracks",
  "plural": true,
  "selections": (v1/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscoverRows_discover",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BecauseRow",
      "kind": "LinkedField",
      "name": "forYou",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLiked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isByLists",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Track",
          "kind": "LinkedField",
          "name": "because",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CuratedShelf",
      "kind": "LinkedField",
      "name": "curated",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "listId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CuratedRow_shelf"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Track",
      "kind": "LinkedField",
      "name": "rising",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Track",
      "kind": "LinkedField",
      "name": "newest",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NearRow",
      "kind": "LinkedField",
      "name": "near",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "region",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChartPlace",
      "kind": "LinkedField",
      "name": "charts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "plays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Track",
          "kind": "LinkedField",
          "name": "track",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ChartList_places"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Discover",
  "abstractKey": null
};
})();

(node as any).hash = "0d18331c0d73f2278f69fd4357e99f5c";

export default node;
