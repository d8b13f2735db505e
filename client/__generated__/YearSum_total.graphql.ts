/**
 * @generated SignedSource<<62349274c7645580dfbac25683b46b58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type YearSum_total$data = {
  readonly discounts: {
    readonly amountMinor: string;
    readonly currency: string;
  };
  readonly fees: {
    readonly amountMinor: string;
    readonly currency: string;
  };
  readonly gross: {
    readonly amountMinor: string;
    readonly currency: string;
  };
  readonly net: {
    readonly amountMinor: string;
    readonly currency: string;
  };
  readonly processor: {
    readonly amountMinor: string;
    readonly currency: string;
  };
  readonly refunds: {
    readonly amountMinor: string;
    readonly currency: string;
  };
  readonly sales: number;
  readonly shared: {
    readonly amountMinor: string;
    readonly currency: string;
  };
  readonly tax: {
    readonly amountMinor: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "YearSum_total";
};
export type YearSum_total$key = {
  readonly " $data"?: YearSum_total$data;
  readonly " $fragmentSpreads": FragmentRefs<"YearSum_total">;
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
  "name": "YearSum_total",
  "selections": [
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "gross",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "discounts",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "refunds",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "tax",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "fees",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "processor",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "shared",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "net",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "TaxYearTotal",
  "abstractKey": null
};
})();

(node as any).hash = "23cf3359d2434edd9194caa5afd5073d";

export default node;
