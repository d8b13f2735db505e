/**
 * @generated SignedSource<<9f7471fa74f1ef117005c8e09ecbd3fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OssList_year$data = {
  readonly quarters: ReadonlyArray<{
    readonly countries: ReadonlyArray<{
      readonly country: string;
      readonly " $fragmentSpreads": FragmentRefs<"CountryTaxes_countries">;
    }>;
    readonly from: string;
    readonly quarter: number;
    readonly to: string;
  }>;
  readonly year: number;
  readonly " $fragmentType": "OssList_year";
};
export type OssList_year$key = {
  readonly " $data"?: OssList_year$data;
  readonly " $fragmentSpreads": FragmentRefs<"OssList_year">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OssList_year",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "year",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxQuarter",
      "kind": "LinkedField",
      "name": "quarters",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quarter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TaxCountry",
          "kind": "LinkedField",
          "name": "countries",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "CountryTaxes_countries"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TaxYear",
  "abstractKey": null
};

(node as any).hash = "d0ab93f67dab61f5851b5f53329a0b4a";

export default node;
