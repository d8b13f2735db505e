/**
 * @generated SignedSource<<c4a731d31ac9e11397d411b42cbb42d5>>
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
  readonly privateFields: {
    readonly releaseDay: string | null | undefined;
    readonly timezone: string;
  } | null | undefined;
  readonly title: string;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timezone",
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

(node as any).hash = "3fc4337a46e03773b2204858f682b5dc";

export default node;
