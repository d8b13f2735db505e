/**
 * @generated SignedSource<<5e5e80681dab179dfab2c2c5109a75ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LedgerKind = "correction" | "disputeLost" | "disputeOpened" | "disputeWon" | "holdReleased" | "payoutFailed" | "payoutPaid" | "payoutPending" | "planEarned" | "planInvoice" | "refund" | "refundFailed" | "sale" | "writeOff";
export type SaleStatus = "disputed" | "lost" | "paid" | "partlyRefunded" | "refunded";
import type { FragmentRefs } from "relay-runtime";
export type SaleSummary_sale$data = {
  readonly charged: {
    readonly amountMinor: string;
    readonly currency: string;
  };
  readonly country: string;
  readonly earned: {
    readonly amountMinor: string;
    readonly currency: string;
  };
  readonly paidAt: string;
  readonly releaseAt: string | null | undefined;
  readonly status: SaleStatus;
  readonly steps: ReadonlyArray<{
    readonly kind: LedgerKind;
    readonly postedAt: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"SaleEvidence_sale">;
  readonly " $fragmentType": "SaleSummary_sale";
};
export type SaleSummary_sale$key = {
  readonly " $data"?: SaleSummary_sale$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaleSummary_sale">;
};

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
  "metadata": null,
  "name": "SaleSummary_sale",
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
      "name": "paidAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "releaseAt",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "charged",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "earned",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SaleStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SaleEvidence_sale"
    }
  ],
  "type": "Sale",
  "abstractKey": null
};
})();

(node as any).hash = "cee11376c77c614df529ec36fd3da024";

export default node;
