/**
 * @generated SignedSource<<7956735016d844c9b7aac96c62a1051c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RevokeLink_link$data = {
  readonly id: string;
  readonly label: string;
  readonly " $fragmentType": "RevokeLink_link";
};
export type RevokeLink_link$key = {
  readonly " $data"?: RevokeLink_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevokeLink_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RevokeLink_link",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    }
  ],
  "type": "AssetLink",
  "abstractKey": null
};

(node as any).hash = "59c6a8cc0b195f336920c49dc7693413";

export default node;
