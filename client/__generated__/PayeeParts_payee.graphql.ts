/**
 * @generated SignedSource<<7e057de1d177c7b7698d5707c0bfc6b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayeeParts_payee$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PayoutAccountPanel_payee" | "PayoutBalances_payee" | "PayoutHistory_payee" | "PayoutSchedulePanel_payee">;
  readonly " $fragmentType": "PayeeParts_payee";
};
export type PayeeParts_payee$key = {
  readonly " $data"?: PayeeParts_payee$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayeeParts_payee">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayeeParts_payee",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayoutBalances_payee"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayoutAccountPanel_payee"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayoutSchedulePanel_payee"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayoutHistory_payee"
    }
  ],
  "type": "Payee",
  "abstractKey": null
};

(node as any).hash = "25124e5903be3342b4bd6433a3f75f5e";

export default node;
