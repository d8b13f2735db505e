/**
 * @generated SignedSource<<d0cdb688a12e93e68fc5cfe9bd0711be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrackState = "archived" | "failed" | "processing" | "ready";
import type { FragmentRefs } from "relay-runtime";
export type HistoryLine_play$data = {
  readonly id: string;
  readonly startedAt: string;
  readonly track: {
    readonly artistNames: ReadonlyArray<string>;
    readonly coverUrl: string;
    readonly id: string;
    readonly pagePath: string | null | undefined;
    readonly state: TrackState;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "HistoryLine_play";
};
export type HistoryLine_play$key = {
  readonly " $data"?: HistoryLine_play$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryLine_play">;
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
  "name": "HistoryLine_play",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
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
        (v0/*:: as any*/),
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
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Play",
  "abstractKey": null
};
})();

(node as any).hash = "d14d498da0b11d171fad9d447dd539e2";

export default node;
