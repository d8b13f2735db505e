/**
 * @generated SignedSource<<1fa07128cef4c8ee4fc4bde0d3a91fb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeState = "lost" | "open" | "won";
import type { FragmentRefs } from "relay-runtime";
export type DisputesPart_admin$data = {
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
    readonly titles: ReadonlyArray<string>;
  }>;
  readonly " $fragmentType": "DisputesPart_admin";
};
export type DisputesPart_admin$key = {
  readonly " $data"?: DisputesPart_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputesPart_admin">;
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
  "name": "DisputesPart_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DisputeCase",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
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
          "name": "fee",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};
})();

(node as any).hash = "9aaeba850f7d31ba1b600fd0f6d14437";

export default node;
