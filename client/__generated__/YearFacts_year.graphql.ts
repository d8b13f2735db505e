/**
 * @generated SignedSource<<4ed66927c3fd3ec6d7252f97ee1456a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type YearFacts_year$data = {
  readonly artists: number;
  readonly minutes: number;
  readonly plays: number;
  readonly topArtists: ReadonlyArray<{
    readonly artist: {
      readonly id: string;
      readonly name: string;
      readonly pagePath: string | null | undefined;
    } | null | undefined;
    readonly plays: number;
  }>;
  readonly topGenres: ReadonlyArray<{
    readonly plays: number;
    readonly slug: string;
  }>;
  readonly topTracks: ReadonlyArray<{
    readonly plays: number;
    readonly track: {
      readonly artistNames: ReadonlyArray<string>;
      readonly id: string;
      readonly pagePath: string | null | undefined;
      readonly title: string;
    } | null | undefined;
  }>;
  readonly tracks: number;
  readonly year: number;
  readonly " $fragmentType": "YearFacts_year";
};
export type YearFacts_year$key = {
  readonly " $data"?: YearFacts_year$data;
  readonly " $fragmentSpreads": FragmentRefs<"YearFacts_year">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "plays",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pagePath",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "YearFacts_year",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "year",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "tracks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "artists",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Track",
          "kind": "LinkedField",
          "name": "track",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
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
              "kind": "ScalarField",
              "name": "artistNames",
              "storageKey": null
            },
            (v2/*:: as any*/)
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Artist",
          "kind": "LinkedField",
          "name": "artist",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            (v2/*:: as any*/)
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
        (v0/*:: as any*/),
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

(node as any).hash = "f447c8ffc715082a07a41c89c8ba2035";

export default node;
