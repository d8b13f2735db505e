/**
 * @generated SignedSource<<426889585246a9823b5a4c602bdd2d3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportState = "appealed" | "confirmed" | "dismissed" | "granted" | "open" | "upheld";
import type { FragmentRefs } from "relay-runtime";
export type ReportVerdict_report$data = {
  readonly id: string;
  readonly seen: string;
  readonly state: ReportState;
  readonly title: string;
  readonly " $fragmentType": "ReportVerdict_report";
};
export type ReportVerdict_report$key = {
  readonly " $data"?: ReportVerdict_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportVerdict_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportVerdict_report",
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
      "name": "seen",
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
    }
  ],
  "type": "Report",
  "abstractKey": null
};

(node as any).hash = "9585ddce29dd819aef4518a42b675b35";

export default node;
