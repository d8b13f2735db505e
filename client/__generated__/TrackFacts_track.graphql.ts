/**
 * @generated SignedSource<<736efae1cf7e37f4476e1fec0ed54bce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrackFacts_track$data = {
  readonly bpm: number | null | undefined;
  readonly currency: string;
  readonly genre: string | null | undefined;
  readonly isPriceFixed: boolean;
  readonly isrc: string | null | undefined;
  readonly key: string | null | undefined;
  readonly mood: string | null | undefined;
  readonly pLineOwner: string | null | undefined;
  readonly pLineYear: number | null | undefined;
  readonly priceMinor: number | null | undefined;
  readonly " $fragmentType": "TrackFacts_track";
};
export type TrackFacts_track$key = {
  readonly " $data"?: TrackFacts_track$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrackFacts_track">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrackFacts_track",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "genre",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mood",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bpm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isrc",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pLineYear",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pLineOwner",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceMinor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPriceFixed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    }
  ],
  "type": "Track",
  "abstractKey": null
};

(node as any).hash = "821aa95e62183a763d3bac64123c31ca";

export default node;
