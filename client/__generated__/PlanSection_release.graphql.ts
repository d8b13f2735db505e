/**
 * @generated SignedSource<<49c2540c6e0042d18e247f21a3788ea0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MilestoneStatus = "doing" | "done" | "late" | "skipped" | "todo";
export type ReleaseState = "archived" | "checking" | "draft" | "live" | "preorder" | "ready" | "scheduled" | "takenDown" | "withdrawn";
import type { FragmentRefs } from "relay-runtime";
export type PlanSection_release$data = {
  readonly coverUrl: string;
  readonly id: string;
  readonly milestones: ReadonlyArray<{
    readonly assigneeId: string | null | undefined;
    readonly dependsOn: ReadonlyArray<string>;
    readonly dueDay: string | null | undefined;
    readonly id: string;
    readonly status: MilestoneStatus;
    readonly title: {
      readonly en: string;
      readonly es: string;
    };
    readonly today: string;
    readonly " $fragmentSpreads": FragmentRefs<"StepLine_milestone">;
  }> | null | undefined;
  readonly privateFields: {
    readonly releaseDay: string | null | undefined;
  } | null | undefined;
  readonly state: ReleaseState;
  readonly title: string;
  readonly versionTitle: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MilestoneRing_release" | "SaveTemplateDialog_release">;
  readonly " $fragmentType": "PlanSection_release";
};
export type PlanSection_release$key = {
  readonly " $data"?: PlanSection_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanSection_release">;
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
  "name": "PlanSection_release",
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
      "name": "versionTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
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
      "concreteType": "PrivateReleaseFields",
      "kind": "LinkedField",
      "name": "privateFields",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "releaseDay",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MilestoneRing_release"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SaveTemplateDialog_release"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Milestone",
      "kind": "LinkedField",
      "name": "milestones",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "dueDay",
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
          "name": "assigneeId",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dependsOn",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StepLine_milestone"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Release",
  "abstractKey": null
};
})();

(node as any).hash = "fe70768913049f6e33075e66b51aa3be";

export default node;
