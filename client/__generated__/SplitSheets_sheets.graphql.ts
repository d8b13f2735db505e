/**
 * @generated SignedSource<<79a3cbb5e439daaf4ca20462d1a1466b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SplitState = "disputed" | "draft" | "partlySigned" | "sent" | "signed" | "superseded";
import type { FragmentRefs } from "relay-runtime";
export type SplitSheets_sheets$data = ReadonlyArray<{
  readonly id: string;
  readonly mayManage: boolean;
  readonly state: SplitState;
  readonly " $fragmentSpreads": FragmentRefs<"EarlierSheets_sheets" | "SheetCard_sheet" | "sheetForm_sheet">;
  readonly " $fragmentType": "SplitSheets_sheets";
}>;
export type SplitSheets_sheets$key = ReadonlyArray<{
  readonly " $data"?: SplitSheets_sheets$data;
  readonly " $fragmentSpreads": FragmentRefs<"SplitSheets_sheets">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shareId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SplitSheets_sheets",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayManage",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SheetCard_sheet"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EarlierSheets_sheets"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "sheetForm_sheet",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
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
            (v1/*:: as any*/),
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
            (v1/*:: as any*/),
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
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "SplitSheet",
  "abstractKey": null
};
})();

(node as any).hash = "bf200363269f8cfc21aede59dc437f85";

export default node;
