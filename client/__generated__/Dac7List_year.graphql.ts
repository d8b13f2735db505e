/**
 * @generated SignedSource<<ded7d920aa4bd85fbc5603d981c14c1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Dac7List_year$data = {
  readonly dac7: ReadonlyArray<{
    readonly consideration: {
      readonly amountMinor: string;
      readonly currency: string;
    };
    readonly currency: string;
    readonly fees: {
      readonly amountMinor: string;
      readonly currency: string;
    };
    readonly isOverThreshold: boolean;
    readonly sales: number;
    readonly tax: {
      readonly amountMinor: string;
      readonly currency: string;
    };
  }>;
  readonly year: number;
  readonly " $fragmentType": "Dac7List_year";
};
export type Dac7List_year$key = {
  readonly " $data"?: Dac7List_year$data;
  readonly " $fragmentSpreads": FragmentRefs<"Dac7List_year">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amountMinor",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Dac7List_year",
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
      "concreteType": "Dac7Total",
      "kind": "LinkedField",
      "name": "dac7",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "isOverThreshold",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "consideration",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "fees",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "tax",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TaxYear",
  "abstractKey": null
};
})();

(node as any).hash = "2dfb04f3a8cee0eb493fb048abe697da";

export default node;
