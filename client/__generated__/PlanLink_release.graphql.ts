/**
 * @generated SignedSource<<612cddc115e0060646f8dca886218a38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanLink_release$data = {
  readonly id: string;
  readonly milestoneProgress: {
    readonly total: number;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"MilestoneRing_release">;
  readonly " $fragmentType": "PlanLink_release";
};
export type PlanLink_release$key = {
  readonly " $data"?: PlanLink_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanLink_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanLink_release",
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
      "name": "title",
      "storageKey": null
    },
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
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MilestoneRing_release"
    }
  ],
  "type": "Release",
  "abstractKey": null
};

(node as any).hash = "6be9976a467a9244fba8fb4e5e454518";

export default node;
