/**
 * @generated SignedSource<<21146c6bf7118839c692c3b075982258>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportState = "appealed" | "confirmed" | "dismissed" | "granted" | "open" | "upheld";
import type { FragmentRefs } from "relay-runtime";
export type ReportPanel_report$data = {
  readonly appeal: string | null | undefined;
  readonly appealDecision: string | null | undefined;
  readonly appealUntil: string | null | undefined;
  readonly decidedAt: string | null | undefined;
  readonly decision: string | null | undefined;
  readonly id: string;
  readonly state: ReportState;
  readonly title: string;
  readonly " $fragmentType": "ReportPanel_report";
};
export type ReportPanel_report$key = {
  readonly " $data"?: ReportPanel_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportPanel_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportPanel_report",
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
      "name": "title",
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
      "name": "decision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "appeal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "appealUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "appealDecision",
      "storageKey": null
    }
  ],
  "type": "Report",
  "abstractKey": null
};

(node as any).hash = "161ed72d42f64807df49ea0db8f04a77";

export default node;
