/**
 * @generated SignedSource<<a19be074e51d2d7477be37dd9d4a42af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenPayoutAccount_payee$data = {
  readonly account: {
    readonly country: string;
    readonly isGone: boolean;
    readonly isReady: boolean;
  } | null | undefined;
  readonly asksCode: boolean;
  readonly id: string;
  readonly " $fragmentType": "OpenPayoutAccount_payee";
};
export type OpenPayoutAccount_payee$key = {
  readonly " $data"?: OpenPayoutAccount_payee$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenPayoutAccount_payee">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenPayoutAccount_payee",
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
      "name": "asksCode",
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
          "name": "country",
          "storageKey": null
        },
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
          "name": "isGone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Payee",
  "abstractKey": null
};

(node as any).hash = "a2ea87aa4851ac6f7d94c79a32153418";

export default node;
