/**
 * @generated SignedSource<<5151d3a0eb32e0224b945bd9d6908e50>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentsMode = "emulator" | "off" | "stripe";
export type PaymentsOffReason = "noKey" | "severalServers";
import type { FragmentRefs } from "relay-runtime";
export type ProviderPart_admin$data = {
  readonly payments: {
    readonly controlUrl: string | null | undefined;
    readonly events: ReadonlyArray<{
      readonly error: string | null | undefined;
      readonly id: string;
      readonly isGivenUp: boolean;
      readonly name: string;
      readonly objectId: string | null | undefined;
      readonly receivedAt: string;
      readonly tries: number;
      readonly type: string;
    }>;
    readonly givenUp: number;
    readonly lastEventAt: string | null | undefined;
    readonly mode: PaymentsMode;
    readonly offReason: PaymentsOffReason | null | undefined;
    readonly waiting: number;
  };
  readonly " $fragmentType": "ProviderPart_admin";
};
export type ProviderPart_admin$key = {
  readonly " $data"?: ProviderPart_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderPart_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderPart_admin",
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
          "kind": "ScalarField",
          "name": "mode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "controlUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastEventAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waiting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "givenUp",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StripeEvent",
          "kind": "LinkedField",
          "name": "events",
          "plural": true,
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
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "objectId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "receivedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tries",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "error",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isGivenUp",
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

(node as any).hash = "72d66e350e990cba44804366e1acc45e";

export default node;
