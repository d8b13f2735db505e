/**
 * @generated SignedSource<<2b81ab3c9e3c0caf0bbcbc4ccf4d36c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProfileKind = "artist" | "fan";
import type { FragmentRefs } from "relay-runtime";
export type VisibilityCard_profile$data = {
  readonly isPublic: boolean;
  readonly kind: ProfileKind;
  readonly " $fragmentType": "VisibilityCard_profile";
};
export type VisibilityCard_profile$key = {
  readonly " $data"?: VisibilityCard_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisibilityCard_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VisibilityCard_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPublic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "f6611917a9560bea5e84bda030a64dd0";

export default node;
