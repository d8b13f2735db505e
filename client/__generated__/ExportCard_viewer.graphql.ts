/**
 * @generated SignedSource<<b2b47b62a4a8330e356024ddd4743c17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DataExportState = "collecting" | "failed" | "ready";
import type { FragmentRefs } from "relay-runtime";
export type ExportCard_viewer$data = {
  readonly dataExport: {
    readonly bytes: number | null | undefined;
    readonly expiresAt: string | null | undefined;
    readonly nextAt: string | null | undefined;
    readonly progress: number;
    readonly state: DataExportState;
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ExportCard_viewer";
};
export type ExportCard_viewer$key = {
  readonly " $data"?: ExportCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExportCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExportCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DataExport",
      "kind": "LinkedField",
      "name": "dataExport",
      "plural": false,
      "selections": [
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
          "name": "progress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ad26eb7f0f60c00a3d1a42bb05a1cf94";

export default node;
