/**
 * @generated SignedSource<<f81914c7cba25e1743c9d57aaca2490f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallBanner_call$data = {
  readonly elapsedMs: number;
  readonly extension: string | null | undefined;
  readonly id: string;
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
    }
  ],
  "type": "PhoneCall",
  "abstractKey": null
};

(node as any).hash = "ca81ae533c35e57b456b75e45b24584b";

export default node;
