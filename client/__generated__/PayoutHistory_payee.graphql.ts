/**
 * @generated SignedSource<<4cb9158206eefa5d78a49772eb836f6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PayoutState = "canceled" | "failed" | "paid" | "processing" | "requested";
import type { FragmentRefs } from "relay-runtime";
export type PayoutHistory_payee$data = {
  readonly account: {
    readonly heldUntil: string | null | undefined;
    readonly isReady: boolean;
  } | null | undefined;
  readonly id: string;
  readonly mayManage: boolean;
  readonly payouts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly amount: {
          readonly amountMinor: string;
          readonly currency: string;
        };
        readonly arrivesAt: string | null | undefined;
        readonly createdAt: string;
        readonly failure: string | null | undefined;
        readonly id: string;
        readonly state: PayoutState;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RequestPayoutDialog_payee">;
  readonly " $fragmentType": "PayoutHistory_payee";
};
export type PayoutHistory_payee$key = {
  readonly " $data"?: PayoutHistory_payee$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutHistory_payee">;
};

import PayoutHistoryQuery_graphql from './PayoutHistoryQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "payouts"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": PayoutHistoryQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "PayoutHistory_payee",
  "selections": [
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
      "alias": "payouts",
      "args": null,
      "concreteType": "PayeePayoutsConnection",
      "kind": "LinkedField",
      "name": "__PayoutHistory_payouts_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PayeePayoutsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Payout",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
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
                  "name": "failure",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "createdAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "arrivesAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "amount",
                  "plural": false,
                  "selections": [
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
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestPayoutDialog_payee"
    },
    (v1/*:: as any*/)
  ],
  "type": "Payee",
  "abstractKey": null
};
})();

(node as any).hash = "821bbbe799a93e3aeb491d627ce076f7";

export default node;
