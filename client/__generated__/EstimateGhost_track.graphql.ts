/**
 * @generated SignedSource<<028bf771489edcedf324e0afafd807af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EstimateGhost_track$data = {
  readonly bpm: number | null | undefined;
  readonly id: string;
  readonly key: string | null | undefined;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"estimates_track">;
  readonly " $fragmentType": "EstimateGhost_track";
};
export type EstimateGhost_track$key = {
  readonly " $data"?: EstimateGhost_track$data;
  readonly " $fragmentSpreads": FragmentRefs<"EstimateGhost_track">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EstimateGhost_track",
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
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bpm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "estimates_track",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Measurement",
          "kind": "LinkedField",
          "name": "measurement",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "estimatedBpm",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bpmConfidence",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "estimatedKey",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "keyConfidence",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Track",
  "abstractKey": null
};

(node as any).hash = "5193eb730ce25d218cf8ef1f7c6a20fe";

export default node;
