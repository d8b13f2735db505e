/**
 * @generated SignedSource<<03d4b4eae16b7c55e658213ad92dd4e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type YearPictures_year$data = {
  readonly minutes: number;
  readonly months: ReadonlyArray<number>;
  readonly topArtists: ReadonlyArray<{
    readonly artist: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  }>;
  readonly topGenres: ReadonlyArray<{
    readonly slug: string;
  }>;
  readonly topTracks: ReadonlyArray<{
    readonly track: {
      readonly id: string;
      readonly title: string;
    } | null | undefined;
  }>;
  readonly year: number;
  readonly " $fragmentType": "YearPictures_year";
};
export type YearPictures_year$key = {
  readonly " $data"?: YearPictures_year$data;
  readonly " $fragmentSpreads": FragmentRefs<"YearPictures_year">;
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
  "name": "YearPictures_year",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "year",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "months",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "YearTrack",
      "kind": "LinkedField",
      "name": "topTracks",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "YearArtist",
      "kind": "LinkedField",
      "name": "topArtists",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Artist",
          "kind": "LinkedField",
          "name": "artist",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "YearGenre",
      "kind": "LinkedField",
      "name": "topGenres",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "YearInMusic",
  "abstractKey": null
};
})();

(node as any).hash = "7e1a991bb1ddb352bc800245e9d5b98f";

export default node;
