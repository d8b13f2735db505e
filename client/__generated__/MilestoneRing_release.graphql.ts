/**
 * @generated SignedSource<<8c6e5ce52263d1ec890bc9851d9a8d83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MilestoneRing_release$data = {
  readonly milestoneProgress: {
    readonly done: number;
    readonly late: number;
    readonly total: number;
  } | null | undefined;
  readonly " $fragmentType": "MilestoneRing_release";
};
export type MilestoneRing_release$key = {
  readonly " $data"?: MilestoneRing_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"MilestoneRing_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MilestoneRing_release",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MilestoneProgress",
      "kind": "LinkedField",
      "name": "milestoneProgress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "late",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Release",
  "abstractKey": null
};

(node as any).hash = "25ff723f3719b02b614a440285302f4d";

export default node;
