/**
 * @generated SignedSource<<4e2dc38b0162bb4e9efc0808a0a3f8c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MilestonesPanel_release$data = {
  readonly id: string;
  readonly milestoneProgress: {
    readonly total: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MilestoneRing_release">;
  readonly " $fragmentType": "MilestonesPanel_release";
};
export type MilestonesPanel_release$key = {
  readonly " $data"?: MilestonesPanel_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"MilestonesPanel_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MilestonesPanel_release",
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

(node as any).hash = "2e6f088bbc7cd3965a35b3d26f9fa632";

export default node;
