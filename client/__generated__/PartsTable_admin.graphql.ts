/**
 * @generated SignedSource<<178f8e06a66a838ce32253392cd25895>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlatformPartName = "assistants" | "audio" | "database" | "events" | "mail" | "storage" | "telephony";
import type { FragmentRefs } from "relay-runtime";
export type PartsTable_admin$data = {
  readonly parts: ReadonlyArray<{
    readonly isEmbedded: boolean;
    readonly isOk: boolean | null | undefined;
    readonly latencyMs: number | null | undefined;
    readonly name: PlatformPartName;
  }>;
  readonly " $fragmentType": "PartsTable_admin";
};
export type PartsTable_admin$key = {
  readonly " $data"?: PartsTable_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartsTable_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PartsTable_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlatformPart",
      "kind": "LinkedField",
      "name": "parts",
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
          "name": "isEmbedded",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOk",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latencyMs",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "e404eb888afda16c21e94b3db89cac67";

export default node;
