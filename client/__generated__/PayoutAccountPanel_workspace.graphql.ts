/**
 * @generated SignedSource<<d871595159cba1e44b747cbe9c77efd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PayoutRequirement = "bank" | "business" | "document" | "other" | "person" | "terms";
import type { FragmentRefs } from "relay-runtime";
export type PayoutAccountPanel_workspace$data = {
  readonly id: string;
  readonly payoutSetup: {
    readonly account: {
      readonly bankLast4: string | null | undefined;
      readonly heldUntil: string | null | undefined;
      readonly isGone: boolean;
      readonly isReady: boolean;
      readonly isRefused: boolean;
      readonly isUnderReview: boolean;
      readonly missing: ReadonlyArray<PayoutRequirement>;
    } | null | undefined;
    readonly isFrozen: boolean;
    readonly mayManage: boolean;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OpenPayoutAccount_workspace">;
  readonly " $fragmentType": "PayoutAccountPanel_workspace";
};
export type PayoutAccountPanel_workspace$key = {
  readonly " $data"?: PayoutAccountPanel_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutAccountPanel_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayoutAccountPanel_workspace",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenPayoutAccount_workspace"
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "14f550b819246ccaea1ebd84c5ffdbd5";

export default node;
