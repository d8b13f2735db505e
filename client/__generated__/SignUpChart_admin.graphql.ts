/**
 * @generated SignedSource<<67a5120288964cf8eb003998df6e286f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignUpChart_admin$data = {
  readonly signUps: ReadonlyArray<{
    readonly artists: number;
    readonly fans: number;
    readonly weekStart: string;
  }>;
  readonly " $fragmentType": "SignUpChart_admin";
};
export type SignUpChart_admin$key = {
  readonly " $data"?: SignUpChart_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignUpChart_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignUpChart_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SignUpWeek",
      "kind": "LinkedField",
      "name": "signUps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekStart",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fans",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "artists",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "3e2678cd4d6d06ca5dd509256deba8d2";

export default node;
