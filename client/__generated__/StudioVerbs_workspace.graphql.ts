/**
 * @generated SignedSource<<f4682cb7c35c56391a03c51264bccd28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Tier = "enterprise" | "free" | "pro" | "trial";
import type { FragmentRefs } from "relay-runtime";
export type StudioVerbs_workspace$data = {
  readonly id: string;
  readonly name: string;
  readonly subscriptionTier: Tier;
  readonly suspendedAt: string | null | undefined;
  readonly " $fragmentType": "StudioVerbs_workspace";
};
export type StudioVerbs_workspace$key = {
  readonly " $data"?: StudioVerbs_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"StudioVerbs_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StudioVerbs_workspace",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subscriptionTier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suspendedAt",
      "storageKey": null
    }
  ],
  "type": "AdminWorkspace",
  "abstractKey": null
};

(node as any).hash = "7b294087451ca764e4a981a80e66c844";

export default node;
