/**
 * @generated SignedSource<<cdafa49d526826eb6c3f62cd399984f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepForm_workspace$data = {
  readonly teammates: ReadonlyArray<{
    readonly name: string;
    readonly personId: string;
  }>;
  readonly " $fragmentType": "StepForm_workspace";
};
export type StepForm_workspace$key = {
  readonly " $data"?: StepForm_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepForm_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepForm_workspace",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Teammate",
      "kind": "LinkedField",
      "name": "teammates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "personId",
          "storageKey": null
        },
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
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "3b415655603e10201ab8004b0b687185";

export default node;
