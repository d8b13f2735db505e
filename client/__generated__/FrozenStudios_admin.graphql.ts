/**
 * @generated SignedSource<<92bb67c8173f3ee42af4ede15fae556f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FrozenStudios_admin$data = {
  readonly frozenStudios: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"StudioPayouts_workspace">;
  }>;
  readonly " $fragmentType": "FrozenStudios_admin";
};
export type FrozenStudios_admin$key = {
  readonly " $data"?: FrozenStudios_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"FrozenStudios_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FrozenStudios_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminWorkspace",
      "kind": "LinkedField",
      "name": "frozenStudios",
      "plural": true,
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "StudioPayouts_workspace"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "4e90ed7bc57097f9eee6de42eeb77db1";

export default node;
