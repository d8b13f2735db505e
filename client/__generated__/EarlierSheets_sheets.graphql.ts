/**
 * @generated SignedSource<<b1036cc7c5eee8cee463ad497b224b59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SplitState = "disputed" | "draft" | "partlySigned" | "sent" | "signed" | "superseded";
import type { FragmentRefs } from "relay-runtime";
export type EarlierSheets_sheets$data = ReadonlyArray<{
  readonly id: string;
  readonly sentAt: string | null | undefined;
  readonly shares: ReadonlyArray<{
    readonly bps: number;
    readonly name: string;
    readonly shareId: string;
  }>;
  readonly state: SplitState;
  readonly version: number;
  readonly " $fragmentType": "EarlierSheets_sheets";
}>;
export type EarlierSheets_sheets$key = ReadonlyArray<{
  readonly " $data"?: EarlierSheets_sheets$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarlierSheets_sheets">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EarlierSheets_sheets",
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
      "concreteType": "SplitShare",
      "kind": "LinkedField",
      "name": "shares",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shareId",
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
          "name": "bps",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SplitSheet",
  "abstractKey": null
};

(node as any).hash = "6996fd01524e1a9b16844e090058dabd";

export default node;
