/**
 * @generated SignedSource<<f7ec7293815a19ad46ac53f1b4eae0f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentDifferenceKind = "books" | "notAtProvider" | "notInBooks" | "otherAmount" | "otherMovement";
import type { FragmentRefs } from "relay-runtime";
export type DifferencesPart_admin$data = {
  readonly payments: {
    readonly differences: ReadonlyArray<{
      readonly about: string;
      readonly details: ReadonlyArray<string>;
      readonly differenceId: string;
      readonly foundAt: string;
      readonly kind: PaymentDifferenceKind;
    }>;
  };
  readonly " $fragmentType": "DifferencesPart_admin";
};
export type DifferencesPart_admin$key = {
  readonly " $data"?: DifferencesPart_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"DifferencesPart_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DifferencesPart_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentsState",
      "kind": "LinkedField",
      "name": "payments",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentDifference",
          "kind": "LinkedField",
          "name": "differences",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "differenceId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "about",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "details",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "foundAt",
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

(node as any).hash = "ce80a8af2f0667f95e824cd3ccb9fa1d";

export default node;
