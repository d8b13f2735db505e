/**
 * @generated SignedSource<<984c633c0bd75860834e423910afc1a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "admin" | "artist" | "collector" | "educator" | "fan" | "label_admin" | "manager" | "superadmin";
import type { FragmentRefs } from "relay-runtime";
export type FlagForm_flag$data = {
  readonly description: string;
  readonly enabled: boolean;
  readonly id: string;
  readonly metadata: string;
  readonly name: string;
  readonly rolloutPercentage: number;
  readonly targetEmails: ReadonlyArray<string>;
  readonly targetRoles: ReadonlyArray<Role>;
  readonly " $fragmentType": "FlagForm_flag";
};
export type FlagForm_flag$key = {
  readonly " $data"?: FlagForm_flag$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlagForm_flag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FlagForm_flag",
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
    }
  ],
  "type": "FeatureFlag",
  "abstractKey": null
};

(node as any).hash = "273353b835aace92057fd0d7af5067d6";

export default node;
