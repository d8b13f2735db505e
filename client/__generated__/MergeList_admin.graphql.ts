/**
 * @generated SignedSource<<54110136fe21a748835e67ec6d4b0eb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeList_admin$data = {
  readonly merges: ReadonlyArray<{
    readonly id: string;
    readonly into: {
      readonly labelEn: string;
      readonly labelEs: string;
    };
    readonly mergedAt: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "MergeList_admin";
};
export type MergeList_admin$key = {
  readonly " $data"?: MergeList_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"MergeList_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MergeList_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TermMerge",
      "kind": "LinkedField",
      "name": "merges",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mergedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LexiconTerm",
          "kind": "LinkedField",
          "name": "into",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "labelEn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "labelEs",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "c5f215fe4fe9170039e4d2a509368506";

export default node;
