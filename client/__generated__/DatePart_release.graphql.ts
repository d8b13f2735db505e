/**
 * @generated SignedSource<<8cdbc4f636ad65b828ada43b3e134a4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DatePart_release$data = {
  readonly desk: {
    readonly wentLiveAt: string | null | undefined;
    readonly workspaceTimezone: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PartForm_release">;
  readonly " $fragmentType": "DatePart_release";
};
export type DatePart_release$key = {
  readonly " $data"?: DatePart_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"DatePart_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DatePart_release",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PartForm_release"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReleaseDesk",
      "kind": "LinkedField",
      "name": "desk",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wentLiveAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workspaceTimezone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Release",
  "abstractKey": null
};

(node as any).hash = "b7bd4dda4123472ea56c91b0cc6cc9ee";

export default node;
