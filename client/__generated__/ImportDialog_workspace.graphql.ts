/**
 * @generated SignedSource<<00538168edb751436b48d2428b0e1fb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportDialog_workspace$data = {
  readonly id: string;
  readonly rememberedHeadings: ReadonlyArray<{
    readonly column: string | null | undefined;
    readonly heading: string;
  }>;
  readonly " $fragmentType": "ImportDialog_workspace";
};
export type ImportDialog_workspace$key = {
  readonly " $data"?: ImportDialog_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportDialog_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportDialog_workspace",
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
      "concreteType": "RememberedHeading",
      "kind": "LinkedField",
      "name": "rememberedHeadings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heading",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "column",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "8b692c9e7a1615ac23efcf7794dd7a0c";

export default node;
