/**
 * @generated SignedSource<<4b6a779d21e389183901e0a2af11700e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CuratedTab_admin$data = {
  readonly curatedLists: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CuratedCard_list">;
  }>;
  readonly " $fragmentType": "CuratedTab_admin";
};
export type CuratedTab_admin$key = {
  readonly " $data"?: CuratedTab_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"CuratedTab_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CuratedTab_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CuratedList",
      "kind": "LinkedField",
      "name": "curatedLists",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "CuratedCard_list"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "8d2d0fb72a01cffc1e86645d7610bba0";

export default node;
