/**
 * @generated SignedSource<<e78d6eaaa87773dff62f404637be2ba8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AiShare = "assisted" | "generated" | "none";
import type { FragmentRefs } from "relay-runtime";
export type SaidSongs_song$data = ReadonlyArray<{
  readonly disclosure: {
    readonly composition: AiShare;
    readonly instrumentation: AiShare;
    readonly lyrics: AiShare;
    readonly postProduction: AiShare;
    readonly vocals: AiShare;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "SaidSongs_song";
}>;
export type SaidSongs_song$key = ReadonlyArray<{
  readonly " $data"?: SaidSongs_song$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaidSongs_song">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SaidSongs_song",
  "selections": [
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
      "concreteType": "AiDisclosure",
      "kind": "LinkedField",
      "name": "disclosure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vocals",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "instrumentation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "composition",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lyrics",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postProduction",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SaidSong",
  "abstractKey": null
};

(node as any).hash = "62230f05e426e93fe4a8d0545ae8e631";

export default node;
