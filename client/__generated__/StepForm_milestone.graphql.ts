/**
 * @generated SignedSource<<b3735e75e28ec86db17d448684a6425c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MilestoneStatus = "doing" | "done" | "late" | "skipped" | "todo";
import type { FragmentRefs } from "relay-runtime";
export type StepForm_milestone$data = {
  readonly assigneeId: string | null | undefined;
  readonly dependsOn: ReadonlyArray<string>;
  readonly dueDay: string | null | undefined;
  readonly id: string;
  readonly isDueByHand: boolean;
  readonly offsetDays: number | null | undefined;
  readonly release: {
    readonly id: string;
    readonly milestones: ReadonlyArray<{
      readonly id: string;
      readonly title: {
        readonly en: string;
        readonly es: string;
      };
    }> | null | undefined;
  };
  readonly remindDaysBefore: ReadonlyArray<number>;
  readonly status: MilestoneStatus;
  readonly title: {
    readonly en: string;
    readonly es: string;
  };
  readonly version: number;
  readonly " $fragmentType": "StepForm_milestone";
};
export type StepForm_milestone$key = {
  readonly " $data"?: StepForm_milestone$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepForm_milestone">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepForm_milestone",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "isDueByHand",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offsetDays",
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
      "kind": "ScalarField",
      "name": "remindDaysBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dependsOn",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Release",
      "kind": "LinkedField",
      "name": "release",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Milestone",
          "kind": "LinkedField",
          "name": "milestones",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Milestone",
  "abstractKey": null
};
})();

(node as any).hash = "e9c165496823a0c5aea88b03385e99d4";

export default node;
