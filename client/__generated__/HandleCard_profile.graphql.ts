/**
 * @generated SignedSource<<c2dac99987c5969405fb53d0949a1750>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HandleCard_profile$data = {
  readonly handle: string;
  readonly handleChangeableAt: string | null | undefined;
  readonly " $fragmentType": "HandleCard_profile";
};
export type HandleCard_profile$key = {
  readonly " $data"?: HandleCard_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"HandleCard_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HandleCard_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handleChangeableAt",
      "storageKey": null
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "fd6773d1db9eece17efa161971d0b271";

export default node;
