/**
 * @generated SignedSource<<ce14a72b2ba3f5eb3700e85b07b19ab2>>
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
  readonly measurement: {
    readonly bpmConfidence: number | null | undefined;
    readonly estimatedBpm: number | null | undefined;
    readonly estimatedKey: string | null | undefined;
    readonly keyConfidence: number | null | undefined;
  } | null | undefined;
  readonly title: string;
  readonly version: number;
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
  "type": "Track",
  "abstractKey": null
};

(node as any).hash = "ffdf5239638b3d9057b3903f69dfe090";

export default node;
