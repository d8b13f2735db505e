/**
 * @generated SignedSource<<9c936ae47fa8c642d8c2846bcdf713b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestPayoutDialog_payee$data = {
  readonly account: {
    readonly bankLast4: string | null | undefined;
  } | null | undefined;
  readonly asksPassword: boolean;
  readonly balances: ReadonlyArray<{
    readonly available: {
      readonly amountMinor: string;
    };
    readonly currency: string;
  }>;
  readonly id: string;
  readonly minimumMinor: string;
  readonly " $fragmentType": "RequestPayoutDialog_payee";
};
export type RequestPayoutDialog_payee$key = {
  readonly " $data"?: RequestPayoutDialog_payee$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestPayoutDialog_payee">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestPayoutDialog_payee",
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
          "name": "available",
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
      "name": "asksPassword",
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
          "name": "bankLast4",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Payee",
  "abstractKey": null
};

(node as any).hash = "156474185d647eebe4bb0c44c49c5cd1";

export default node;
