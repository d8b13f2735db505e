/**
 * @generated SignedSource<<903d875950ff2f307c577610423e6372>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeletionState = "canceled" | "done" | "expired" | "requested" | "running" | "waiting";
import type { FragmentRefs } from "relay-runtime";
export type DeletionSteps_deletion$data = {
  readonly canceledAt: string | null | undefined;
  readonly confirmedAt: string | null | undefined;
  readonly doneAt: string | null | undefined;
  readonly dueAt: string | null | undefined;
  readonly expiresAt: string;
  readonly requestedAt: string;
  readonly state: DeletionState;
  readonly " $fragmentType": "DeletionSteps_deletion";
};
export type DeletionSteps_deletion$key = {
  readonly " $data"?: DeletionSteps_deletion$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletionSteps_deletion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletionSteps_deletion",
  "selections": [
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
      "name": "requestedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "doneAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canceledAt",
      "storageKey": null
    }
  ],
  "type": "AccountDeletion",
  "abstractKey": null
};

(node as any).hash = "59ed9693e688f46769adc0f8460d29c6";

export default node;
