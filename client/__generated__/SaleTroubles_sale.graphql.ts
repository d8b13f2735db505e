/**
 * @generated SignedSource<<30a3a509a0be5c83c5ef794d8d16b074>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeState = "lost" | "open" | "won";
export type RefundState = "asked" | "failed" | "refused" | "succeeded";
import type { FragmentRefs } from "relay-runtime";
export type SaleTroubles_sale$data = {
  readonly disputes: ReadonlyArray<{
    readonly amount: {
      readonly amountMinor: string;
      readonly currency: string;
    };
    readonly disputeId: string;
    readonly evidenceUntil: string | null | undefined;
    readonly fee: {
      readonly amountMinor: string;
      readonly currency: string;
    };
    readonly openedAt: string;
    readonly state: DisputeState;
  }>;
  readonly refunds: ReadonlyArray<{
    readonly amount: {
      readonly amountMinor: string;
      readonly currency: string;
    };
    readonly createdAt: string;
    readonly problem: string | null | undefined;
    readonly reason: string | null | undefined;
    readonly refundId: string;
    readonly state: RefundState;
  }>;
  readonly " $fragmentType": "SaleTroubles_sale";
};
export type SaleTroubles_sale$key = {
  readonly " $data"?: SaleTroubles_sale$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaleTroubles_sale">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
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
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaleTroubles_sale",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SaleRefund",
      "kind": "LinkedField",
      "name": "refunds",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refundId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "problem",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SaleDispute",
      "kind": "LinkedField",
      "name": "disputes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "disputeId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "evidenceUntil",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "fee",
          "plural": false,
          "selections": (v1/*:: as any*/),
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

(node as any).hash = "64019eacb15dbc5ee1095dab9f8c002a";

export default node;
