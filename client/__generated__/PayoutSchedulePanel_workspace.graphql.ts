/**
 * @generated SignedSource<<376fb3283b63edfcb1a6854cbb00471e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PayoutSchedule = "daily" | "manual" | "monthly" | "weekly";
import type { FragmentRefs } from "relay-runtime";
export type PayoutSchedulePanel_workspace$data = {
  readonly id: string;
  readonly payoutSetup: {
    readonly mayManage: boolean;
    readonly schedule: PayoutSchedule;
    readonly thresholdMinor: string;
  } | null | undefined;
  readonly " $fragmentType": "PayoutSchedulePanel_workspace";
};
export type PayoutSchedulePanel_workspace$key = {
  readonly " $data"?: PayoutSchedulePanel_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutSchedulePanel_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayoutSchedulePanel_workspace",
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
      "concreteType": "PayoutSetup",
      "kind": "LinkedField",
      "name": "payoutSetup",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "schedule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thresholdMinor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayManage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "d4c9be384742bbd9838a17fb842488e2";

export default node;
