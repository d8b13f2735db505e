/**
 * @generated SignedSource<<0666f1ce9f2309142ae0416323627874>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailCard_viewer$data = {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly pendingEmailChange: {
    readonly expiresAt: string;
    readonly isNewConfirmed: boolean;
    readonly isOldConfirmed: boolean;
    readonly newEmail: string;
  } | null | undefined;
  readonly " $fragmentType": "EmailCard_viewer";
};
export type EmailCard_viewer$key = {
  readonly " $data"?: EmailCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PendingEmailChange",
      "kind": "LinkedField",
      "name": "pendingEmailChange",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newEmail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOldConfirmed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isNewConfirmed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "fded45372c708cf616c176ed02e91318";

export default node;
