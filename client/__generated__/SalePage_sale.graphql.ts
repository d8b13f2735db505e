/**
 * @generated SignedSource<<fd2eab4011f6b6363106d00239b18f2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SaleStatus = "disputed" | "lost" | "paid" | "partlyRefunded" | "refunded";
import type { FragmentRefs } from "relay-runtime";
export type SalePage_sale$data = {
  readonly country: string;
  readonly isFeeKnown: boolean;
  readonly lines: ReadonlyArray<{
    readonly lineId: string;
    readonly rest: {
      readonly refundable: {
        readonly amountMinor: string;
      };
    };
    readonly " $fragmentSpreads": FragmentRefs<"SaleLineCard_line">;
  }>;
  readonly mayRefund: boolean;
  readonly status: SaleStatus;
  readonly titles: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"RefundDialog_sale" | "SaleSteps_sale" | "SaleSummary_sale" | "SaleTroubles_sale">;
  readonly " $fragmentType": "SalePage_sale";
};
export type SalePage_sale$key = {
  readonly " $data"?: SalePage_sale$data;
  readonly " $fragmentSpreads": FragmentRefs<"SalePage_sale">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SalePage_sale",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayRefund",
      "storageKey": null
    },
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
      "name": "isFeeKnown",
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
          "concreteType": "SaleLineRest",
          "kind": "LinkedField",
          "name": "rest",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "refundable",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "amountMinor",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SaleLineCard_line"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SaleSummary_sale"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SaleSteps_sale"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SaleTroubles_sale"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefundDialog_sale"
    }
  ],
  "type": "Sale",
  "abstractKey": null
};

(node as any).hash = "d332b27b272df05ccc9e68318de1da2a";

export default node;
