/**
 * @generated SignedSource<<8ee502d8115a41c576db55184c74bb18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenPayoutAccount_workspace$data = {
  readonly id: string;
  readonly payoutSetup: {
    readonly account: {
      readonly country: string;
      readonly isGone: boolean;
      readonly isReady: boolean;
    } | null | undefined;
    readonly asksCode: boolean;
  } | null | undefined;
  readonly " $fragmentType": "OpenPayoutAccount_workspace";
};
export type OpenPayoutAccount_workspace$key = {
  readonly " $data"?: OpenPayoutAccount_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenPayoutAccount_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenPayoutAccount_workspace",
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
      "concreteType": "PayoutSetup",
      "kind": "LinkedField",
      "name": "payoutSetup",
      "plural": false,
      "selections": [
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
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "4d2848b5d988daf719e458caa6cd1bf2";

export default node;
