/**
 * @generated SignedSource<<a71b851430aa616e96cf0669d87022c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Tier = "enterprise" | "free" | "pro" | "trial";
import type { FragmentRefs } from "relay-runtime";
export type StudioVerbs_workspace$data = {
  readonly effectiveTier: Tier;
  readonly id: string;
  readonly isOwnersPlan: boolean;
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
      "name": "effectiveTier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwnersPlan",
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

(node as any).hash = "e48fc58627aa9344b09e5432d51b391d";

export default node;
