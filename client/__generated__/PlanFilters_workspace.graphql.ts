/**
 * @generated SignedSource<<4ff10fa32cc385ec3693376e5147c035>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanFilters_workspace$data = {
  readonly teammates: ReadonlyArray<{
    readonly isViewer: boolean;
    readonly name: string;
    readonly personId: string;
  }>;
  readonly " $fragmentType": "PlanFilters_workspace";
};
export type PlanFilters_workspace$key = {
  readonly " $data"?: PlanFilters_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanFilters_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanFilters_workspace",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Teammate",
      "kind": "LinkedField",
      "name": "teammates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "personId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isViewer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "9f27e09d1242c183197dd3fe7ab9cea1";

export default node;
