/**
 * @generated SignedSource<<860a8896d05c4e134a26f172cc66afda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "admin" | "artist" | "collector" | "educator" | "fan" | "label_admin" | "manager" | "superadmin";
import type { FragmentRefs } from "relay-runtime";
export type FlagCard_flag$data = {
  readonly description: string;
  readonly enabled: boolean;
  readonly id: string;
  readonly isBuiltIn: boolean;
  readonly matchingUserCount: number;
  readonly metadata: string;
  readonly name: string;
  readonly rolloutPercentage: number;
  readonly targetEmails: ReadonlyArray<string>;
  readonly targetRoles: ReadonlyArray<Role>;
  readonly updatedAt: string;
  readonly workspaceId: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FlagForm_flag">;
  readonly " $fragmentType": "FlagCard_flag";
};
export type FlagCard_flag$key = {
  readonly " $data"?: FlagCard_flag$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlagCard_flag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FlagCard_flag",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rolloutPercentage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetRoles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetEmails",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "metadata",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workspaceId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBuiltIn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "matchingUserCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlagForm_flag"
    }
  ],
  "type": "FeatureFlag",
  "abstractKey": null
};

(node as any).hash = "cd93f102511136a871b412ab9c3be0c9";

export default node;
