/**
 * @generated SignedSource<<070cdf68653cd1a4daf1440f9df743d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallBanner_call$data = {
  readonly elapsedMs: number | null | undefined;
  readonly extension: string | null | undefined;
  readonly id: string;
  readonly isPractice: boolean;
  readonly toNumber: string;
  readonly " $fragmentType": "CallBanner_call";
};
export type CallBanner_call$key = {
  readonly " $data"?: CallBanner_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallBanner_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallBanner_call",
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
      "name": "toNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extension",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "elapsedMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPractice",
      "storageKey": null
    }
  ],
  "type": "PhoneCall",
  "abstractKey": null
};

(node as any).hash = "16736fb7c3267df53dd5e5dc3e6a9198";

export default node;
