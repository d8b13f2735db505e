/**
 * @generated SignedSource<<1bb52051235837c4b3b267c0918a34bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TaxCategory = "DIGITAL" | "GOODS" | "SERVICE";
import type { FragmentRefs } from "relay-runtime";
export type CountryTaxes_countries$data = ReadonlyArray<{
  readonly base: {
    readonly amountMinor: string;
    readonly currency: string;
  };
  readonly bps: number;
  readonly category: TaxCategory;
  readonly country: string;
  readonly sales: number;
  readonly tax: {
    readonly amountMinor: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "CountryTaxes_countries";
}>;
export type CountryTaxes_countries$key = ReadonlyArray<{
  readonly " $data"?: CountryTaxes_countries$data;
  readonly " $fragmentSpreads": FragmentRefs<"CountryTaxes_countries">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amountMinor",
    "storageKey": null
  },
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
  "metadata": {
    "plural": true
  },
  "name": "CountryTaxes_countries",
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
      "name": "category",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "sales",
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
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "tax",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "TaxCountry",
  "abstractKey": null
};
})();

(node as any).hash = "67385b1a5e97b33fa9f774a5b49a6557";

export default node;
