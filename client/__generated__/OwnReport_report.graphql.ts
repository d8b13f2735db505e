/**
 * @generated SignedSource<<c5e8e71558091ce87f0866e2593f0144>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportStanding = "dismissed" | "open" | "upheld";
import type { FragmentRefs } from "relay-runtime";
export type OwnReport_report$data = {
  readonly createdAt: string;
  readonly decision: string | null | undefined;
  readonly standing: ReportStanding;
  readonly text: string | null | undefined;
  readonly " $fragmentType": "OwnReport_report";
};
export type OwnReport_report$key = {
  readonly " $data"?: OwnReport_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnReport_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnReport_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "standing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "OwnReport",
  "abstractKey": null
};

(node as any).hash = "a0dbdaab57b7f8f0c069759b6e4748c8";

export default node;
