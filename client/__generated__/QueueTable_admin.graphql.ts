/**
 * @generated SignedSource<<4e532a927177ec176de6e5e7aa455c75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QueueTable_admin$data = {
  readonly queues: ReadonlyArray<{
    readonly active: number;
    readonly done: number;
    readonly failed: number;
    readonly name: string;
    readonly waiting: number;
    readonly waitingSince: string | null | undefined;
  }>;
  readonly " $fragmentType": "QueueTable_admin";
};
export type QueueTable_admin$key = {
  readonly " $data"?: QueueTable_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"QueueTable_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QueueTable_admin",
  "selections": [
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
          "name": "name",
          "storageKey": null
        },
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
          "name": "done",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitingSince",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "8e8f6783922d844b4ac13cfe7160b56b";

export default node;
