/**
 * @generated SignedSource<<813d79801c962bcb9face133e1d36caa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountantPart_taxes$data = {
  readonly accountantLinks: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AccountantLinks_links">;
  }>;
  readonly mayManage: boolean;
  readonly years: ReadonlyArray<number>;
  readonly " $fragmentType": "AccountantPart_taxes";
};
export type AccountantPart_taxes$key = {
  readonly " $data"?: AccountantPart_taxes$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountantPart_taxes">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountantPart_taxes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayManage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "years",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountantLink",
      "kind": "LinkedField",
      "name": "accountantLinks",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AccountantLinks_links"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkspaceTaxes",
  "abstractKey": null
};

(node as any).hash = "822db6e50a2eb502a8b2c1a9408f8510";

export default node;
