/**
 * @generated SignedSource<<0f06ef5f4efcdfa9c87175eb81d680bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LedgerKind = "correction" | "disputeLost" | "disputeOpened" | "disputeWon" | "holdReleased" | "payoutFailed" | "payoutPaid" | "payoutPending" | "planEarned" | "planInvoice" | "refund" | "refundFailed" | "sale" | "writeOff";
import type { FragmentRefs } from "relay-runtime";
export type LedgerRow_line$data = {
  readonly amount: {
    readonly amountMinor: string;
    readonly currency: string;
  };
  readonly balance: {
    readonly amountMinor: string;
    readonly currency: string;
  };
  readonly kind: LedgerKind;
  readonly postedAt: string;
  readonly sale: {
    readonly id: string;
    readonly titles: ReadonlyArray<string>;
  } | null | undefined;
  readonly " $fragmentType": "LedgerRow_line";
};
export type LedgerRow_line$key = {
  readonly " $data"?: LedgerRow_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"LedgerRow_line">;
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
  "name": "LedgerRow_line",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "balance",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Sale",
      "kind": "LinkedField",
      "name": "sale",
      "plural": false,
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
          "kind": "ScalarField",
          "name": "titles",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LedgerLine",
  "abstractKey": null
};
})();

(node as any).hash = "8b7fe4d5ed397a3c6584dc5d38fe516b";

export default node;
