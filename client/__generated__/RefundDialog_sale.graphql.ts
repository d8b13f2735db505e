/**
 * @generated SignedSource<<759b8fa33a14cfc2843d964ad75d4230>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundDialog_sale$data = {
  readonly earned: {
    readonly amountMinor: string;
    readonly currency: string;
  };
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly charged: {
      readonly amountMinor: string;
    };
    readonly lineId: string;
    readonly quantity: number;
    readonly rest: {
      readonly charged: {
        readonly amountMinor: string;
      };
      readonly fee: {
        readonly amountMinor: string;
      };
      readonly processor: {
        readonly amountMinor: string;
      };
      readonly promo: {
        readonly amountMinor: string;
      };
      readonly recoups: ReadonlyArray<{
        readonly amount: {
          readonly amountMinor: string;
        };
        readonly isSeller: boolean;
        readonly partyId: string;
      }>;
      readonly refundable: {
        readonly amountMinor: string;
      };
      readonly shares: ReadonlyArray<{
        readonly amount: {
          readonly amountMinor: string;
        };
        readonly isSeller: boolean;
        readonly partyId: string;
      }>;
      readonly tax: {
        readonly amountMinor: string;
      };
    };
    readonly title: string;
  }>;
  readonly " $fragmentType": "RefundDialog_sale";
};
export type RefundDialog_sale$key = {
  readonly " $data"?: RefundDialog_sale$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundDialog_sale">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountMinor",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "charged",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "partyId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isSeller",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "amount",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundDialog_sale",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "earned",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SaleLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SaleLineRest",
          "kind": "LinkedField",
          "name": "rest",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "refundable",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "promo",
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "fee",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "processor",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SaleShare",
              "kind": "LinkedField",
              "name": "recoups",
              "plural": true,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SaleShare",
              "kind": "LinkedField",
              "name": "shares",
              "plural": true,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Sale",
  "abstractKey": null
};
})();

(node as any).hash = "63f248aab59d5140621243b9e0830793";

export default node;
