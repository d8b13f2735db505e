/**
 * @generated SignedSource<<9cae65b813f46e376de05188931b161f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RightsPart_release$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PartForm_release">;
  readonly " $fragmentType": "RightsPart_release";
};
export type RightsPart_release$key = {
  readonly " $data"?: RightsPart_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"RightsPart_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RightsPart_release",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PartForm_release"
    }
  ],
  "type": "Release",
  "abstractKey": null
};

(node as any).hash = "a512b414d015f295023b687dc0b581d6";

export default node;
