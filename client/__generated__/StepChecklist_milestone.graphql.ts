/**
 * @generated SignedSource<<4070bea8d7d57d5c8ca5c290d2289d86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepChecklist_milestone$data = {
  readonly checklist: ReadonlyArray<{
    readonly isDone: boolean;
    readonly text: string;
  }>;
  readonly id: string;
  readonly version: number;
  readonly " $fragmentType": "StepChecklist_milestone";
};
export type StepChecklist_milestone$key = {
  readonly " $data"?: StepChecklist_milestone$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepChecklist_milestone">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepChecklist_milestone",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MilestoneCheck",
      "kind": "LinkedField",
      "name": "checklist",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Milestone",
  "abstractKey": null
};

(node as any).hash = "ad75e3c4bd0be18331d2440df8850a3c";

export default node;
