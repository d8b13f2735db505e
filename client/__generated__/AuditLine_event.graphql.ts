/**
 * @generated SignedSource<<27c5acdc4483bb5ee828e81e298e1b43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditLine_event$data = {
  readonly action: string;
  readonly actorId: string | null | undefined;
  readonly actorName: string | null | undefined;
  readonly createdAt: string;
  readonly entity: string;
  readonly entityId: string;
  readonly entityLabel: string | null | undefined;
  readonly " $fragmentType": "AuditLine_event";
};
export type AuditLine_event$key = {
  readonly " $data"?: AuditLine_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditLine_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditLine_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entityId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entityLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "AuditEvent",
  "abstractKey": null
};

(node as any).hash = "3e2f98ce1eae267827bb59f87098cfa7";

export default node;
