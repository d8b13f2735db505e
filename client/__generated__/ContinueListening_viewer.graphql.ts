/**
 * @generated SignedSource<<3d730edd90ce722dc598a1faaffcc81c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContinueListening_viewer$data = {
  readonly preferences: {
    readonly listeningHistory: boolean;
  };
  readonly recentlyPlayed: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"TrackShelf_tracks">;
  }>;
  readonly " $fragmentType": "ContinueListening_viewer";
};
export type ContinueListening_viewer$key = {
  readonly " $data"?: ContinueListening_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContinueListening_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContinueListening_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Preferences",
      "kind": "LinkedField",
      "name": "preferences",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "listeningHistory",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Track",
      "kind": "LinkedField",
      "name": "recentlyPlayed",
      "plural": true,
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
          "name": "TrackShelf_tracks"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "fefa8ee20d90bae8f0a8222cddba97af";

export default node;
