/**
 * @generated SignedSource<<0b8d735661fbd9c6226a48a0a4a564fb>>
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
  readonly subject: {
    readonly studioId: string | null | undefined;
    readonly studioName: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"SubjectLink_subject">;
  };
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminSubject",
      "kind": "LinkedField",
      "name": "subject",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "studioId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "studioName",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SubjectLink_subject"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuditEvent",
  "abstractKey": null
};

(node as any).hash = "0c16a5cbe27e5a2f177333cbf25f4e3a";

export default node;
