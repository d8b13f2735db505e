/**
 * @generated SignedSource<<568d7d46bd6105900afefc0357f3da51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PayoutRequirement = "bank" | "business" | "document" | "other" | "person" | "terms";
import type { FragmentRefs } from "relay-runtime";
export type PayoutAccountPanel_payee$data = {
  readonly account: {
    readonly bankLast4: string | null | undefined;
    readonly heldUntil: string | null | undefined;
    readonly isGone: boolean;
    readonly isReady: boolean;
    readonly isRefused: boolean;
    readonly isUnderReview: boolean;
    readonly missing: ReadonlyArray<PayoutRequirement>;
  } | null | undefined;
  readonly id: string;
  readonly isFrozen: boolean;
  readonly mayManage: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"OpenPayoutAccount_payee">;
  readonly " $fragmentType": "PayoutAccountPanel_payee";
};
export type PayoutAccountPanel_payee$key = {
  readonly " $data"?: PayoutAccountPanel_payee$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutAccountPanel_payee">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayoutAccountPanel_payee",
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
          "name": "isRefused",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUnderReview",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isGone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bankLast4",
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
      "name": "OpenPayoutAccount_payee"
    }
  ],
  "type": "Payee",
  "abstractKey": null
};

(node as any).hash = "f582d36313aa972ce04d53348176ec2e";

export default node;
