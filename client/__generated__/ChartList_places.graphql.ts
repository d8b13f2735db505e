/**
 * @generated SignedSource<<aeac1bd1042f907a0cc44e6cb13f8cb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChartList_places$data = ReadonlyArray<{
  readonly plays: number;
  readonly track: {
    readonly artistNames: ReadonlyArray<string>;
    readonly coverUrl: string;
    readonly id: string;
    readonly isLiked: boolean;
    readonly pagePath: string | null | undefined;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "ChartList_places";
}>;
export type ChartList_places$key = ReadonlyArray<{
  readonly " $data"?: ChartList_places$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChartList_places">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ChartList_places",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "coverUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pagePath",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLiked",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ChartPlace",
  "abstractKey": null
};

(node as any).hash = "fe20fa3015881157a4c71fe9a2cf6a77";

export default node;
