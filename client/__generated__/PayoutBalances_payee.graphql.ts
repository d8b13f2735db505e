/**
 * @generated SignedSource<<0175dfbdb8bd0ec807b517be57284149>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayoutBalances_payee$data = {
  readonly account: {
    readonly heldUntil: string | null | undefined;
    readonly isReady: boolean;
  } | null | undefined;
  readonly balances: ReadonlyArray<{
    readonly available: {
      readonly amountMinor: string;
    };
    readonly currency: string;
    readonly held: {
      readonly amountMinor: string;
    };
    readonly pending: {
      readonly amountMinor: string;
    };
  }>;
  readonly isFrozen: boolean;
  readonly mayManage: boolean;
  readonly minimumMinor: string;
  readonly nextAt: string | null | undefined;
  readonly thresholdMinor: string;
  readonly " $fragmentSpreads": FragmentRefs<"RequestPayoutDialog_payee">;
  readonly " $fragmentType": "PayoutBalances_payee";
};
export type PayoutBalances_payee$key = {
  readonly " $data"?: PayoutBalances_payee$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutBalances_payee">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amountMinor",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayoutBalances_payee",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Balance",
      "kind": "LinkedField",
      "name": "balances",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "held",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "available",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "pending",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thresholdMinor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minimumMinor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayManage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFrozen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayoutAccount",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReady",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heldUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestPayoutDialog_payee"
    }
  ],
  "type": "Payee",
  "abstractKey": null
};
})();

(node as any).hash = "b68dbc273081474bd8a03f8fe3d04451";

export default node;
