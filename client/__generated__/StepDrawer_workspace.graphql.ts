/**
 * @generated SignedSource<<7674f74f6797c9128a804a5fd0fa3887>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepDrawer_workspace$data = {
  readonly " $fragmentSpreads": FragmentRefs<"StepForm_workspace">;
  readonly " $fragmentType": "StepDrawer_workspace";
};
export type StepDrawer_workspace$key = {
  readonly " $data"?: StepDrawer_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepDrawer_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepDrawer_workspace",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepForm_workspace"
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "66e243472b4f6d516ffe0e7e39f74051";

export default node;
