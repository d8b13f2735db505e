/**
 * @generated SignedSource<<c2b9ef2b9efd28e333030ba43684126e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanOffer = "fanFree" | "fanPro" | "label" | "pro" | "starter";
import type { FragmentRefs } from "relay-runtime";
export type RecurringChart_admin$data = {
  readonly recurringMonths: ReadonlyArray<{
    readonly month: string;
    readonly net: {
      readonly amountMinor: string;
      readonly currency: string;
    };
    readonly plan: PlanOffer;
  }>;
  readonly " $fragmentType": "RecurringChart_admin";
};
export type RecurringChart_admin$key = {
  readonly " $data"?: RecurringChart_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecurringChart_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecurringChart_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RecurringMonth",
      "kind": "LinkedField",
      "name": "recurringMonths",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "plan",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "net",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "01385a1a37f9d3c2b68800f0e85daf19";

export default node;
