/**
 * @generated SignedSource<<48f42407d3ff63c77d47a0306cb5d77c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LedgerKind = "correction" | "disputeLost" | "disputeOpened" | "disputeWon" | "holdReleased" | "payoutFailed" | "payoutPaid" | "payoutPending" | "planEarned" | "planInvoice" | "refund" | "refundFailed" | "sale" | "writeOff";
import type { FragmentRefs } from "relay-runtime";
export type SaleSteps_sale$data = {
  readonly earned: {
    readonly amountMinor: string;
    readonly currency: string;
  };
  readonly steps: ReadonlyArray<{
    readonly amount: {
      readonly amountMinor: string;
      readonly currency: string;
    };
    readonly kind: LedgerKind;
    readonly postedAt: string;
  }>;
  readonly " $fragmentType": "SaleSteps_sale";
};
export type SaleSteps_sale$key = {
  readonly " $data"?: SaleSteps_sale$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaleSteps_sale">;
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
  "name": "SaleSteps_sale",
  "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v0/*:: as any*/),
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

(node as any).hash = "18749c7b9a31db4280f77db00c246f6f";

export default node;
