/**
 * @generated SignedSource<<1cb4424cc9eb759023333705f9f749e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditEntry_event$data = {
  readonly action: string;
  readonly after: string | null | undefined;
  readonly before: string | null | undefined;
  readonly entity: string;
  readonly entityId: string;
  readonly hash: string;
  readonly ip: string | null | undefined;
  readonly isErased: boolean;
  readonly number: number;
  readonly requestId: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AuditLine_event">;
  readonly " $fragmentType": "AuditEntry_event";
};
export type AuditEntry_event$key = {
  readonly " $data"?: AuditEntry_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditEntry_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditEntry_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
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
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "after",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isErased",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hash",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AuditLine_event"
    }
  ],
  "type": "AuditEvent",
  "abstractKey": null
};

(node as any).hash = "2f11209eb50de796c8ff738d794a1ed2";

export default node;
