/**
 * @generated SignedSource<<717718d96bebe22b728c56fc7b140f6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StoreRule = "bitDepth" | "clipping" | "damaged" | "leadingSilence" | "lossy" | "mono" | "peak" | "sampleRate" | "tooShort" | "trailingSilence";
import type { FragmentRefs } from "relay-runtime";
export type MeasuredFacts_track$data = {
  readonly measurement: {
    readonly bitDepth: number | null | undefined;
    readonly channels: number | null | undefined;
    readonly clippedSamples: number | null | undefined;
    readonly estimatedBpm: number | null | undefined;
    readonly estimatedKey: string | null | undefined;
    readonly leadingSilenceMs: number | null | undefined;
    readonly loudness: number | null | undefined;
    readonly sampleRate: number | null | undefined;
    readonly storeFindings: ReadonlyArray<{
      readonly rule: StoreRule;
    }>;
    readonly trailingSilenceMs: number | null | undefined;
    readonly truePeak: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "MeasuredFacts_track";
};
export type MeasuredFacts_track$key = {
  readonly " $data"?: MeasuredFacts_track$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeasuredFacts_track">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MeasuredFacts_track",
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
          "name": "sampleRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bitDepth",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "channels",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "loudness",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "truePeak",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clippedSamples",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leadingSilenceMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trailingSilenceMs",
          "storageKey": null
        },
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
          "name": "estimatedKey",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StoreFinding",
          "kind": "LinkedField",
          "name": "storeFindings",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rule",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Track",
  "abstractKey": null
};

(node as any).hash = "4b80ad91022b89e99901a9f35e62f999";

export default node;
