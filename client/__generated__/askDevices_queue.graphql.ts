/**
 * @generated SignedSource<<fc4d71e9b4aff7f70b7dd49aba4da48e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type askDevices_queue$data = {
  readonly currentId: string | null | undefined;
  readonly device: {
    readonly browser: string | null | undefined;
    readonly id: string;
    readonly system: string | null | undefined;
  };
  readonly isPlaying: boolean;
  readonly positionMs: number;
  readonly trackIds: ReadonlyArray<string>;
};
export type askDevices_queue$key = {
  readonly " $data"?: askDevices_queue$data;
  readonly " $fragmentSpreads": FragmentRefs<"askDevices_queue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "mask": false
  },
  "name": "askDevices_queue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlayDevice",
      "kind": "LinkedField",
      "name": "device",
      "plural": false,
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
          "name": "browser",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "system",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "positionMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPlaying",
      "storageKey": null
    }
  ],
  "type": "PlayQueue",
  "abstractKey": null
};

(node as any).hash = "90ef995379e9e36e09e4a20db3a1a27d";

export default node;
