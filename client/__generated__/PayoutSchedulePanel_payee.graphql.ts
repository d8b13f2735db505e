/**
 * @generated SignedSource<<b837ecd92f21200d617e6a565d251cda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PayoutSchedule = "daily" | "manual" | "monthly" | "weekly";
import type { FragmentRefs } from "relay-runtime";
export type PayoutSchedulePanel_payee$data = {
  readonly id: string;
  readonly mayManage: boolean;
  readonly schedule: PayoutSchedule;
  readonly thresholdMinor: string;
  readonly " $fragmentType": "PayoutSchedulePanel_payee";
};
export type PayoutSchedulePanel_payee$key = {
  readonly " $data"?: PayoutSchedulePanel_payee$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutSchedulePanel_payee">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayoutSchedulePanel_payee",
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
  "type": "Payee",
  "abstractKey": null
};

(node as any).hash = "260251e19c9f66111c4d797c5c3ce109";

export default node;
