/**
 * @generated SignedSource<<3cfc4a3eeb2c141440cd02e4a78369fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestPayoutDialog_workspace$data = {
  readonly balances: ReadonlyArray<{
    readonly available: {
      readonly amountMinor: string;
    };
    readonly currency: string;
  }> | null | undefined;
  readonly id: string;
  readonly payoutSetup: {
    readonly account: {
      readonly bankLast4: string | null | undefined;
    } | null | undefined;
    readonly asksPassword: boolean;
    readonly minimumMinor: string;
  } | null | undefined;
  readonly " $fragmentType": "RequestPayoutDialog_workspace";
};
export type RequestPayoutDialog_workspace$key = {
  readonly " $data"?: RequestPayoutDialog_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestPayoutDialog_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestPayoutDialog_workspace",
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
      "concreteType": "PayoutSetup",
      "kind": "LinkedField",
      "name": "payoutSetup",
      "plural": false,
      "selections": [
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
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "c4c473473b481ee0fa6820780db42f61";

export default node;
