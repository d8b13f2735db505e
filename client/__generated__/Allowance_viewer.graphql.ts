/**
 * @generated SignedSource<<d25c1628d642fffd8f55115a1f41ff4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Allowance_viewer$data = {
  readonly aiAllowance: {
    readonly hasModel: boolean;
    readonly leftMicros: number;
    readonly limitMicros: number;
    readonly repliesLeftToday: number;
  };
  readonly " $fragmentType": "Allowance_viewer";
};
export type Allowance_viewer$key = {
  readonly " $data"?: Allowance_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Allowance_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Allowance_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AiAllowance",
      "kind": "LinkedField",
      "name": "aiAllowance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasModel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leftMicros",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "limitMicros",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "repliesLeftToday",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "32ea85e23e1ddc95f6fba9b7aea42dbd";

export default node;
