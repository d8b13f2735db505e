/**
 * @generated SignedSource<<bd8d5f2a2e1189ee8672771e3bb8e688>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MilestoneStatus = "doing" | "done" | "late" | "skipped" | "todo";
import type { FragmentRefs } from "relay-runtime";
export type StepDrawer_milestone$data = {
  readonly closedByName: string | null | undefined;
  readonly id: string;
  readonly snoozedUntil: string | null | undefined;
  readonly status: MilestoneStatus;
  readonly title: {
    readonly en: string;
    readonly es: string;
  };
  readonly today: string;
  readonly " $fragmentSpreads": FragmentRefs<"StepChecklist_milestone" | "StepForm_milestone" | "StepLine_milestone" | "StepNotes_milestone">;
  readonly " $fragmentType": "StepDrawer_milestone";
};
export type StepDrawer_milestone$key = {
  readonly " $data"?: StepDrawer_milestone$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepDrawer_milestone">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepDrawer_milestone",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "snoozedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Words",
      "kind": "LinkedField",
      "name": "title",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "en",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "es",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepForm_milestone"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepChecklist_milestone"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepNotes_milestone"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepLine_milestone"
    }
  ],
  "type": "Milestone",
  "abstractKey": null
};

(node as any).hash = "138cdc5cd1453f8081145333b47fe873";

export default node;
