/**
 * @generated SignedSource<<0b9ea082ee24eb635f1460a56ded8e5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasswordCard_viewer$data = {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly " $fragmentType": "PasswordCard_viewer";
};
export type PasswordCard_viewer$key = {
  readonly " $data"?: PasswordCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordCard_viewer",
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d68a1420174d92a513369bf61a161c15";

export default node;
