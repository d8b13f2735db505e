/**
 * @generated SignedSource<<beca7ea12dad67c935c3d2af346af9b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SpotState = "approved" | "draft" | "ended" | "refused" | "waiting";
import type { FragmentRefs } from "relay-runtime";
export type SpotStanding_spot$data = {
  readonly counts: {
    readonly heard: number;
    readonly pressed: number;
    readonly seen: number;
  };
  readonly id: string;
  readonly reason: string | null | undefined;
  readonly state: SpotState;
  readonly version: number;
  readonly " $fragmentType": "SpotStanding_spot";
};
export type SpotStanding_spot$key = {
  readonly " $data"?: SpotStanding_spot$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpotStanding_spot">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpotStanding_spot",
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
      "name": "version",
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
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SpotCounts",
      "kind": "LinkedField",
      "name": "counts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heard",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pressed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Spot",
  "abstractKey": null
};

(node as any).hash = "fd1dc6b0209e15f4b7742a3cfa7b5eee";

export default node;
