/**
 * @generated SignedSource<<e23a636e9310e44a13d8a205eb6132f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SplitAnswer = "refused" | "signed" | "waiting";
export type SplitIncome = "sales" | "streams";
import type { FragmentRefs } from "relay-runtime";
export type SplitScreen_offer$data = {
  readonly answer: SplitAnswer;
  readonly answeredAt: string | null | undefined;
  readonly coverUrl: string | null | undefined;
  readonly effectiveFrom: string | null | undefined;
  readonly incomeTypes: ReadonlyArray<SplitIncome>;
  readonly isOpen: boolean;
  readonly reason: string | null | undefined;
  readonly recoup: {
    readonly cap: {
      readonly amountMinor: string;
      readonly currency: string;
    };
    readonly label: string;
    readonly toName: string;
  } | null | undefined;
  readonly shares: ReadonlyArray<{
    readonly bps: number;
    readonly isOwn: boolean;
    readonly isSigned: boolean;
    readonly isStudio: boolean;
    readonly name: string;
    readonly role: string;
  }>;
  readonly signedName: string | null | undefined;
  readonly studio: string;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"SplitAnswerForms_offer">;
  readonly " $fragmentType": "SplitScreen_offer";
};
export type SplitScreen_offer$key = {
  readonly " $data"?: SplitScreen_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SplitScreen_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SplitScreen_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "studio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coverUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "incomeTypes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "effectiveFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answeredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signedName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OfferedShare",
      "kind": "LinkedField",
      "name": "shares",
      "plural": true,
      "selections": [
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
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bps",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isStudio",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSigned",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OfferedRecoup",
      "kind": "LinkedField",
      "name": "recoup",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "cap",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SplitAnswerForms_offer"
    }
  ],
  "type": "SplitOffer",
  "abstractKey": null
};

(node as any).hash = "6fe3798574e84f9e6b942ce4b14028e2";

export default node;
