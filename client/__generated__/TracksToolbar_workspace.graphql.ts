/**
 * @generated SignedSource<<b45dafc5b4bdb25f8a674c31710860a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TracksToolbar_workspace$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"SavedViews_workspace">;
  readonly " $fragmentType": "TracksToolbar_workspace";
};
export type TracksToolbar_workspace$key = {
  readonly " $data"?: TracksToolbar_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"TracksToolbar_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TracksToolbar_workspace",
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
      "name": "SavedViews_workspace"
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "a364aaeb8ba66100b7a226c0ef127e67";

export default node;
