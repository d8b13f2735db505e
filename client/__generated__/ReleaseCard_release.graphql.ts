/**
 * @generated SignedSource<<9e008ad63fae80c0f425ee9a9703535d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReleaseCard_release$data = {
  readonly artistNames: ReadonlyArray<string>;
  readonly coverUrl: string;
  readonly pagePath: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "ReleaseCard_release";
};
export type ReleaseCard_release$key = {
  readonly " $data"?: ReleaseCard_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReleaseCard_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReleaseCard_release",
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
    }
  ],
  "type": "Release",
  "abstractKey": null
};

(node as any).hash = "9260477cf27f65e8621c4b5d2945d867";

export default node;
