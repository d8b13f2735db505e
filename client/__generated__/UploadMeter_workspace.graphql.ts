/**
 * @generated SignedSource<<6ce626f2d03941da31154abe4db9607c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UploadMeter_workspace$data = {
  readonly trackAllowance: number | null | undefined;
  readonly tracksUploaded: number;
  readonly " $fragmentType": "UploadMeter_workspace";
};
export type UploadMeter_workspace$key = {
  readonly " $data"?: UploadMeter_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"UploadMeter_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UploadMeter_workspace",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tracksUploaded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackAllowance",
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "86d237ec32c1e03e4e3d2cb08ca3e7a1";

export default node;
