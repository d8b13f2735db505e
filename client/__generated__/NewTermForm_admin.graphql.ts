/**
 * @generated SignedSource<<9a17341bd82d8b82899dd1fbcb53071d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewTermForm_admin$data = {
  readonly lexiconCategories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "NewTermForm_admin";
};
export type NewTermForm_admin$key = {
  readonly " $data"?: NewTermForm_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewTermForm_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewTermForm_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LexiconCategory",
      "kind": "LinkedField",
      "name": "lexiconCategories",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "3401229c9cc2f460391f3e7059a9d754";

export default node;
