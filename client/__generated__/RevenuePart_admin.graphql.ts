/**
 * @generated SignedSource<<04ef8816dc9b9b67cbfc4cd26f5f1c8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanOffer = "fanFree" | "fanPro" | "label" | "pro" | "starter";
import type { FragmentRefs } from "relay-runtime";
export type RevenuePart_admin$data = {
  readonly planRevenue: ReadonlyArray<{
    readonly month: string;
    readonly net: {
      readonly amountMinor: string;
      readonly currency: string;
    };
    readonly plan: PlanOffer;
    readonly processor: {
      readonly amountMinor: string;
    };
    readonly tax: {
      readonly amountMinor: string;
    };
  }>;
  readonly " $fragmentType": "RevenuePart_admin";
};
export type RevenuePart_admin$key = {
  readonly " $data"?: RevenuePart_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevenuePart_admin">;
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RevenuePart_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanRevenueMonth",
      "kind": "LinkedField",
      "name": "planRevenue",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "plan",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "net",
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
          "name": "processor",
          "plural": false,
          "selections": (v1/*:: as any*/),
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

(node as any).hash = "309df96af2f5563a38192472cdd317ea";

export default node;
