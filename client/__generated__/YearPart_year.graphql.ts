/**
 * @generated SignedSource<<345476b556440161e984ad566fdc38c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type YearPart_year$data = {
  readonly countries: ReadonlyArray<{
    readonly base: {
      readonly currency: string;
    };
    readonly bps: number;
    readonly " $fragmentSpreads": FragmentRefs<"CountryTaxes_countries">;
  }>;
  readonly totals: ReadonlyArray<{
    readonly gross: {
      readonly currency: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"YearSum_total">;
  }>;
  readonly year: number;
  readonly " $fragmentType": "YearPart_year";
};
export type YearPart_year$key = {
  readonly " $data"?: YearPart_year$data;
  readonly " $fragmentSpreads": FragmentRefs<"YearPart_year">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "YearPart_year",
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
      "concreteType": "TaxYearTotal",
      "kind": "LinkedField",
      "name": "totals",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "gross",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "YearSum_total"
        }
      ],
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
          "name": "bps",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "base",
          "plural": false,
          "selections": (v0/*:: as any*/),
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
  "type": "TaxYear",
  "abstractKey": null
};
})();

(node as any).hash = "7633241017430952aca622caead7439a";

export default node;
