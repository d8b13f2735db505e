/**
 * @generated SignedSource<<6a113355ea6dce38e136bde33e08e9cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NumbersStrip_admin$data = {
  readonly queues: ReadonlyArray<{
    readonly active: number;
    readonly failed: number;
    readonly waiting: number;
  }>;
  readonly stats: {
    readonly tracks: number;
    readonly users: number;
    readonly workspaces: number;
  };
  readonly " $fragmentType": "NumbersStrip_admin";
};
export type NumbersStrip_admin$key = {
  readonly " $data"?: NumbersStrip_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"NumbersStrip_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NumbersStrip_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlatformStats",
      "kind": "LinkedField",
      "name": "stats",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "users",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workspaces",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tracks",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobQueue",
      "kind": "LinkedField",
      "name": "queues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waiting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "active",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "13eabd5126bfec3079d33830f8cd5201";

export default node;
