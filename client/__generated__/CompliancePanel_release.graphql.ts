/**
 * @generated SignedSource<<405afb270f1a7674710b893daf94d982>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompliancePanel_release$data = {
  readonly id: string;
  readonly workspaceId: string;
  readonly " $fragmentSpreads": FragmentRefs<"FindingGroups_release">;
  readonly " $fragmentType": "CompliancePanel_release";
};
export type CompliancePanel_release$key = {
  readonly " $data"?: CompliancePanel_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompliancePanel_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompliancePanel_release",
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
      "name": "workspaceId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FindingGroups_release"
    }
  ],
  "type": "Release",
  "abstractKey": null
};

(node as any).hash = "f9a75f9201ed488aa4b0d497b411aa74";

export default node;
