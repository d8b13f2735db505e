/**
 * @generated SignedSource<<7b1047a963601ab5fa327ac72f22180d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SaleStatus = "disputed" | "lost" | "paid" | "partlyRefunded" | "refunded";
import type { FragmentRefs } from "relay-runtime";
export type SaleRow_sale$data = {
  readonly charged: {
    readonly amountMinor: string;
    readonly currency: string;
  };
  readonly earned: {
    readonly amountMinor: string;
    readonly currency: string;
  };
  readonly id: string;
  readonly mayRefund: boolean;
  readonly paidAt: string;
  readonly status: SaleStatus;
  readonly titles: ReadonlyArray<string>;
  readonly " $fragmentType": "SaleRow_sale";
};
export type SaleRow_sale$key = {
  readonly " $data"?: SaleRow_sale$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaleRow_sale">;
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
  "name": "SaleRow_sale",
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
    }
  ],
  "type": "Sale",
  "abstractKey": null
};
})();

(node as any).hash = "4cd9834b760d6d77b0f182519bc1aa9c";

export default node;
