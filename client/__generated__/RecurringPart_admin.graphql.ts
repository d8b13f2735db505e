/**
 * @generated SignedSource<<8843cddb459952aeb65efb9d2caf3ce0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanOffer = "fanFree" | "fanPro" | "label" | "pro" | "starter";
import type { FragmentRefs } from "relay-runtime";
export type RecurringPart_admin$data = {
  readonly recurringRevenue: ReadonlyArray<{
    readonly ending: number;
    readonly monthly: {
      readonly amountMinor: string;
      readonly currency: string;
    };
    readonly people: number;
    readonly plan: PlanOffer;
  }>;
  readonly " $fragmentType": "RecurringPart_admin";
};
export type RecurringPart_admin$key = {
  readonly " $data"?: RecurringPart_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecurringPart_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecurringPart_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RecurringRevenue",
      "kind": "LinkedField",
      "name": "recurringRevenue",
      "plural": true,
      "selections": [
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
          "kind": "ScalarField",
          "name": "people",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "monthly",
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

(node as any).hash = "ebf143280b4bfd815d48026d3a34c825";

export default node;
