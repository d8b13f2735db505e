/**
 * @generated SignedSource<<c490070e596da015bd9ab94b5a44822a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RatesPart_taxes$data = {
  readonly rates: ReadonlyArray<{
    readonly country: string;
    readonly digitalBps: number;
    readonly goodsBps: number;
    readonly serviceBps: number;
    readonly source: string;
  }>;
  readonly ratesAsOf: string;
  readonly " $fragmentType": "RatesPart_taxes";
};
export type RatesPart_taxes$key = {
  readonly " $data"?: RatesPart_taxes$data;
  readonly " $fragmentSpreads": FragmentRefs<"RatesPart_taxes">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RatesPart_taxes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ratesAsOf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxRate",
      "kind": "LinkedField",
      "name": "rates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "digitalBps",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goodsBps",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "serviceBps",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkspaceTaxes",
  "abstractKey": null
};

(node as any).hash = "a23cd15452c9cbd2e468ec153776c719";

export default node;
