/**
 * @generated SignedSource<<28a2d199f2e74c5a85f787e458551ad3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SplitAnswer = "refused" | "signed" | "waiting";
export type SplitIncome = "sales" | "streams";
export type SplitState = "disputed" | "draft" | "partlySigned" | "sent" | "signed" | "superseded";
import type { FragmentRefs } from "relay-runtime";
export type SheetCard_sheet$data = {
  readonly effectiveFrom: string | null | undefined;
  readonly id: string;
  readonly incomeTypes: ReadonlyArray<SplitIncome>;
  readonly mayManage: boolean;
  readonly recoup: {
    readonly cap: {
      readonly amountMinor: string;
      readonly currency: string;
    };
    readonly label: string;
    readonly recouped: {
      readonly amountMinor: string;
      readonly currency: string;
    };
    readonly shareId: string;
  } | null | undefined;
  readonly sentAt: string | null | undefined;
  readonly shares: ReadonlyArray<{
    readonly answer: SplitAnswer;
    readonly answeredAt: string | null | undefined;
    readonly bps: number;
    readonly email: string | null | undefined;
    readonly isStudio: boolean;
    readonly name: string;
    readonly reason: string | null | undefined;
    readonly remindedAt: string | null | undefined;
    readonly role: string;
    readonly shareId: string;
  }>;
  readonly signedAt: string | null | undefined;
  readonly state: SplitState;
  readonly version: number;
  readonly " $fragmentType": "SheetCard_sheet";
};
export type SheetCard_sheet$key = {
  readonly " $data"?: SheetCard_sheet$data;
  readonly " $fragmentSpreads": FragmentRefs<"SheetCard_sheet">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shareId",
  "storageKey": null
},
v1 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SheetCard_sheet",
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
      "name": "version",
      "storageKey": null
    },
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
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signedAt",
      "storageKey": null
    },
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
      "concreteType": "SplitShare",
      "kind": "LinkedField",
      "name": "shares",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "email",
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
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remindedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SplitRecoup",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "cap",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "recouped",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SplitSheet",
  "abstractKey": null
};
})();

(node as any).hash = "5e2de68965f219e452474bba43daa836";

export default node;
